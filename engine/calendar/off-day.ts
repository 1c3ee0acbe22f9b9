/** A day on which a person does not work. */
export interface OffDay {
  kind: 'weeklyOff' | 'holiday'
  name: string
}
