import { plural } from '@lingui/core/macro'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useFormContext, useFormState } from 'react-hook-form'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { type Problems, shownErrors } from './form-problems.ts'

/** Errors of the form as a whole, and a list of the wrong fields if they cannot all be in sight. */
export function FormAlerts({ problems }: { problems: Problems | null }) {
  'use no memo' // The form library reports changes through the same objects.
  const form = useFormContext()
  const { errors, submitCount } = useFormState({ control: form.control })
  const isPhone = useIsPhone()
  const wrong = submitCount > 0 && Object.keys(errors).length > 0 ? shownErrors(form) : []
  // On a phone the keyboard takes half of the screen, and a corrected field gives its line to the next one.
  const listed = isPhone ? wrong.slice(0, 1) : wrong
  return (
    <>
      {problems ? (
        <Alert severity="error">
          {problems.message}
          {problems.details.length > 0 ? <List items={problems.details} /> : null}
        </Alert>
      ) : null}
      {wrong.length >= (isPhone ? 1 : 3) ? (
        <Alert severity="error" icon={false}>
          <AlertTitle>
            {plural(wrong.length, { one: '# field needs your attention', other: '# fields need your attention' })}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {listed.map((error) => (
              <li key={error.name}>
                <Link
                  component="button"
                  type="button"
                  className="touch-area"
                  onClick={() => form.setFocus(error.name)}
                  sx={{ font: 'inherit', color: 'inherit', textAlign: 'start' }}
                >
                  {error.message}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  )
}
