/** Whose attendance a list shows; `title` heads it, `nobody` stands where there is no line. */
export interface Whose {
  scope: 'team' | 'everyone'
  title: string
  nobody: (when: 'day' | 'month') => string
}

export const everyone: Whose = {
  scope: 'everyone',
  title: 'Employees’ attendance',
  nobody: (when) => (when === 'day' ? 'Nobody is employed on this day' : 'Nobody is employed in this month'),
}

export const team: Whose = {
  scope: 'team',
  title: 'Team attendance',
  nobody: (when) => (when === 'day' ? 'Nobody reports to you on this day' : 'Nobody reports to you in this month'),
}
