/** A name in plain Latin letters: `José D'Souza` as `Jose D Souza`. Empty if it has none. */
export function latinName(name: string, allowed: RegExp): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(plain, (letter) => (allowed.test(letter) ? letter : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
