import { vi } from 'vitest'

/** Replaces `@simplewebauthn/browser` in every test of passkeys: a module loaded by one test stays loaded for the next. */
export const startRegistration = vi.fn()
export const startAuthentication = vi.fn()
export const browserSupportsWebAuthnAutofill = () => Promise.resolve(true)
export const WebAuthnAbortService = { cancelCeremony: vi.fn() }
