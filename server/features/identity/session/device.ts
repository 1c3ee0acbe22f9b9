import { deviceNames } from '../../../platform/serve/device.ts'

/** What people call the thing a session runs on, from its user agent: "Chrome on Windows". */
export function deviceOf(agent: string): string {
  const { browser = 'Browser', system } = deviceNames(agent)
  return system ? `${browser} on ${system}` : browser
}
