/** How times are shown: the viewer's work location's zone and the 12- or 24-hour clock. Set once after sign-in. */
export interface FormatSettings {
  zone: string
  hour12: boolean
}

export const formatSettings: FormatSettings = { zone: 'Asia/Kolkata', hour12: false }

export function setFormatSettings(settings: Partial<FormatSettings>): void {
  Object.assign(formatSettings, settings)
}
