/** Saves rows as a CSV file that spreadsheets open with the right letters. */
export function downloadCsv(fileName: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const blob = new Blob(['\uFEFF', csv(header, rows)], { type: 'text/csv;charset=utf-8' })
  downloadBlob(fileName, blob)
}

/** Saves bytes under a name. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

// A cell that begins like a formula would be computed by the spreadsheet; an apostrophe keeps it a text.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
