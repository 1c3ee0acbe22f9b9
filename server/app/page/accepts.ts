/** Whether a browser accepts this encoding: named, and not with weight zero. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => {
      const [name = '', weight = ''] = part.split(';').map((text) => text.trim().toLowerCase())
      return name === encoding && !/^q=0(\.0*)?$/.test(weight)
    })
}
