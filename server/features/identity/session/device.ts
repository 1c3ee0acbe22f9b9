import { deviceNames } from '../../../platform/serve/device.ts'

/** A readable name for the device of a session, from its user agent: "Chrome on Windows". */
export function deviceOf(agent: string): string {
  const { browser = 'Browser', system } = deviceNames(agent)
  return system ? `${browser} on ${system}` : browser
}
