/** Whether this browser has passkeys at all. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Of a name, never of a number: there a browser has no passkeys to offer. */
export const isNamedHost = (): boolean => !/^[\d.]+$|:/.test(location.hostname)
