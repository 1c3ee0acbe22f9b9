/** A name with plain Latin letters only: `José D'Souza` as `Jose D Souza`. Empty when there is none. */
export function latinName(name: string, allowed: RegExp): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return Array.from(plain, (letter) => (allowed.test(letter) ? letter : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
