/** The pattern that finds a text anywhere, whatever its signs mean in a pattern; undefined finds everything. */
export function anywhere(text: string | undefined): string | undefined {
  if (!text) return undefined
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
