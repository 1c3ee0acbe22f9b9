/** `1 person`, `180 people` */
export function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
