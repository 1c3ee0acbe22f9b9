import { api } from '../call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from '../form/choice/use-options.ts'

/** The roles that can be given, each with a line that says what it holds. Lists load the words with the first search. */
export const loadRoles: LoadOptions<Choice> = async (roleName, next, signal) => {
  const query = { roleName, ...(next === undefined ? {} : { next }) }
  const [page, { roleChoice }] = await Promise.all([
    api('GET /api/v1/user/role', { query, signal }),
    import('./role-held.ts'),
  ])
  const givable = { ...page, data: page.data.filter((role) => !role.isAdmin) }
  return choicesFrom(givable, ({ _id, name, permissions }) => roleChoice(_id, name, permissions))
}
