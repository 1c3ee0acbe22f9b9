/** Whether this browser supports passkeys. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Passkeys need a host name: browsers do not support them on IP addresses. */
export const isNamedHost = (): boolean => !/^[\d.]+$|:/.test(location.hostname)
