/** Whose attendance a list shows; `title` heads it, `nobody` stands where there is no line. */
export interface Whose {
  scope: 'team' | 'everyone'
  title: string
  nobody: (when: 'day' | 'month') => string
}

export const everyone: Whose = {
  scope: 'everyone',
  title: 'Employees’ attendance',
  nobody: (when) => (when === 'day' ? 'No one is employed on this day' : 'No one is employed in this month'),
}

export const team: Whose = {
  scope: 'team',
  title: 'Team attendance',
  nobody: (when) => (when === 'day' ? 'No one reports to you on this day' : 'No one reports to you in this month'),
}
