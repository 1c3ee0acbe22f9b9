import { expect, test } from 'vitest'
import { useFeedback } from '../../app/feedback/feedback-state.ts'
import { usePunchStore } from '../../features/attendance/punch/punch-store.ts'
import { useSession } from '../session/session.ts'
import { useDeferred } from '../snackbar/deferred.ts'
import { useSnackbar, snack } from '../snackbar/snackbar.ts'
import { useShortcutSetting } from '../shortcuts/shortcut.ts'

const stores = [useFeedback, usePunchStore, useSession, useDeferred, useSnackbar, useShortcutSetting]
const begun = () => stores.map((store) => store.getState() === store.getInitialState())

test('a test may leave anything in a store', () => {
  snack('Saved')
  for (const store of stores as { setState: (state: object) => void }[]) store.setState({ left: 'behind' })
  expect(begun()).toEqual(stores.map(() => false))
})

test('and the next finds each as it begins', () => {
  expect(begun()).toEqual(stores.map(() => true))
})
