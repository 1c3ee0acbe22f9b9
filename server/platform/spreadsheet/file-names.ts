import { extname } from 'node:path'

/** Names for the files of one zip: as uploaded, without path separators, and each unique. */
export function fileNames(): (name: string, key: string) => string {
  const taken = new Set<string>()
  return (name, key) => {
    const clean = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '_').replace(/^\.+/, '')
    const wanted = clean === '' ? key.slice(key.lastIndexOf('/') + 1) : clean
    const end = extname(wanted)
    let given = wanted
    for (let n = 2; taken.has(given.toLowerCase()); n += 1)
      given = `${wanted.slice(0, wanted.length - end.length)} (${n})${end}`
    taken.add(given.toLowerCase())
    return given
  }
}
