/** How the viewer reads times: the zone of their work location and the 12 or 24 hour clock. Set once after sign-in. */
export interface FormatSettings {
  zone: string
  hour12: boolean
}

export const formatSettings: FormatSettings = { zone: 'Asia/Kolkata', hour12: false }

export function setFormatSettings(settings: Partial<FormatSettings>): void {
  Object.assign(formatSettings, settings)
}
