/** The kind of device by its user agent, in names that need no translation: "Chrome, Windows". */
export function deviceKind(agent: string): string | null {
  const { browser, system } = deviceNames(agent)
  return [browser, system].filter((one) => one !== undefined).join(', ') || null
}

export function deviceNames(agent: string) {
  return { browser: named(agent, browsers), system: named(agent, systems) }
}

// The order matters: Edge also says Chrome, and Chrome says Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const named = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([sign]) => sign.test(agent))?.[1]
