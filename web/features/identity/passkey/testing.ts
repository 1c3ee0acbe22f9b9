import { vi } from 'vitest'

/** Stands in for `@simplewebauthn/browser` in every test of passkeys: what one test loads, the next one finds loaded. */
export const startRegistration = vi.fn()
export const startAuthentication = vi.fn()
export const browserSupportsWebAuthnAutofill = () => Promise.resolve(true)
export const WebAuthnAbortService = { cancelCeremony: vi.fn() }
