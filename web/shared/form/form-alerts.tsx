import { plural } from '@lingui/core/macro'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useFormContext, useFormState } from 'react-hook-form'
import { type Problems, shownErrors } from './form-problems.ts'

/** Errors of the form as a whole, and from three wrong fields on a list of them. */
export function FormAlerts({ problems }: { problems: Problems | null }) {
  'use no memo' // The form library reports changes through the same objects.
  const form = useFormContext()
  const { errors, submitCount } = useFormState({ control: form.control })
  const wrong = submitCount > 0 && Object.keys(errors).length > 0 ? shownErrors(form) : []
  return (
    <>
      {problems ? (
        <Alert severity="error">
          {problems.message}
          {problems.details.length > 0 ? <List items={problems.details} /> : null}
        </Alert>
      ) : null}
      {wrong.length >= 3 ? (
        <Alert severity="error" icon={false}>
          <AlertTitle>
            {plural(wrong.length, { one: '# field needs your attention', other: '# fields need your attention' })}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {wrong.map((error) => (
              <li key={error.name}>
                <Link
                  component="button"
                  type="button"
                  onClick={() => form.setFocus(error.name)}
                  sx={{ font: 'inherit', color: 'inherit' }}
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
