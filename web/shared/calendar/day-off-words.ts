interface Counts {
  totalEmployees: number
  weeklyOffCount: number
  holidayCount: number
}

/** "Weekly off today for all 59 people" on a day on which nobody works; null where somebody does, or could. */
export function everyoneOff({ totalEmployees: all, weeklyOffCount, holidayCount }: Counts): string | null {
  if (all === 0 || weeklyOffCount + holidayCount < all) return null
  const what = holidayCount === 0 ? 'Weekly off' : weeklyOffCount === 0 ? 'Holiday' : 'Weekly off or holiday'
  return all === 1 ? `${what} for the only employee` : `${what} for all ${all.toLocaleString('en-IN')} people`
}

/** "of 59 people, 12 off". */
export function ofPeople({ totalEmployees, weeklyOffCount, holidayCount }: Counts): string {
  const off = weeklyOffCount + holidayCount
  const people = `of ${totalEmployees.toLocaleString('en-IN')} ${totalEmployees === 1 ? 'person' : 'people'}`
  return off === 0 ? people : `${people}, ${off.toLocaleString('en-IN')} off`
}
