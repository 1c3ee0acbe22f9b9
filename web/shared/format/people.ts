/** `248 people`, `1 person`. */
export function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`
}
