/** Texts that parsers of Markdown, tables and fields take long for, repeated up to a limit. */
const units = [
  ...['*a_', '*', '[', '![](', '[a]: b\n', '<', '<!--', '&', '`', '```\n', '> ', '- ', '1. ', '<div>\n', '\n', ' '],
  ...['{{', '{{ ', '{{a', '|', '|-|-|\n', '|a|b|\n|-|-|\n', '{{employee.address}} ', '{{salary.table}}\n\n'],
  ...[',', '"', '",', '#~#', 'eps ', 's ', 'क्ष'],
]

/** Each with a name for whoever reads a failure. */
export function hostileTexts(limit: number): { name: string; text: string }[] {
  const filled = (start: string, unit: string) => start + unit.repeat(Math.floor((limit - start.length) / unit.length))
  return [
    ...units.map((unit) => ({ name: JSON.stringify(unit), text: filled('', unit) })),
    { name: 'dashes of a table', text: filled('| a |\n|', '-') },
    { name: 'a table row that is none', text: `| a |\n|${'-'.repeat(26)}x` },
    { name: 'an open field', text: filled('{{', ' ') },
    { name: 'a wide table', text: `${'|a'.repeat(limit / 8)}\n${'|-'.repeat(limit / 8)}\n${'|\n'.repeat(limit / 8)}` },
  ]
}
