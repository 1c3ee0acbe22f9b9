import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type FieldValues, FormProvider, useController, useForm, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '../call/api-error.ts'
import { FieldBinding } from './field-binding.ts'
import { FormActions } from './form-actions.tsx'
import { FormAlerts } from './form-alerts.tsx'
import { notSavedText, placeErrors, type Problems, errorsWithoutField, useRecheck } from './form-problems.ts'
import { type LoadSchema, schemaResolver } from './schema-resolver.ts'
import { type Empty, sentValues } from './sent-values.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDiscard } from './confirm/use-discard.tsx'
import { useFormFocus } from './use-form-focus.ts'

export interface FormProps<S extends z.ZodType, R> {
  /** The initial values. Give every field a value: '' for texts, null for numbers, days and choices. */
  values: object
  /** `() => import('@muster/contract/….routes.ts').then((routes) => routes.ShiftBody)` */
  schema?: LoadSchema<S>
  /** How empty fields are sent: omitted (a new record) or null (an edited one, to clear). */
  empty?: Empty
  /** Makes the body from the values if they differ; runs before the check. */
  prepare?: (body: Record<string, unknown>) => Record<string, unknown>
  /** The field that shows an error, if its path in the body is not the field's name. */
  fieldOf?: (path: string, values: FieldValues) => string
  /** Sends the checked body. Errors that it throws are shown: field errors on their fields, others above the buttons. */
  send: (body: z.input<S>, files: Record<string, File | File[]>) => Promise<R>
  onDone?: (reply: R) => void
  /** Nothing is saved yet: input stays, and so do its fields. */
  isStep?: boolean
  /** "Save shift" */
  submit: string
  cancel?: string | (() => void)
  /** "Back" in a wizard. */
  cancelLabel?: string
  /** The initial values were typed by the person, so they are not discarded without confirmation. */
  isBegun?: boolean
  /** Confirms before unsaved changes are lost; the text says which: "Your changes to this shift will be lost." One guarded form per page. */
  guard?: boolean | string
  /** Set to the action of Escape, for the container of the form. */
  escape?: Ref<() => void>
  /** Beside the buttons. */
  extra?: ReactNode
  children: ReactNode
}

/** A form: checks with a lazily loaded schema, sends once, shows every error where it belongs. Ctrl+Enter sends. */
export function Form<S extends z.ZodType, R>(props: FormProps<S, R>) {
  'use no memo' // The form library reports changes through the same objects.
  const { empty = 'absent', prepare = same, fieldOf = same, guard = false } = props
  const split = (values: object) => {
    const { body, files } = sentValues(values, empty)
    return { body: prepare(body), files }
  }
  const form = useForm({
    defaultValues: props.values as FieldValues,
    mode: 'onTouched',
    resolver: schemaResolver(props.schema, (values) => split(values).body, fieldOf),
  })
  const { isDirty, isSubmitting, submitCount } = useFormState({ control: form.control })
  const [problems, setProblems] = useState<Problems | null>(null)
  useRecheck(form, setProblems)
  const leaving = useRef(false)
  useEffect(() => {
    if (isDirty) leaving.current = false
  }, [isDirty])
  // A wizard step only goes back by its button.
  const close = typeof props.cancel === 'function' && props.cancelLabel === undefined ? props.cancel : null
  const element = useFormFocus(close !== null, submitCount)
  const { escape, question } = useDiscard({
    isEntered: isDirty || props.isBegun === true,
    isBusy: isSubmitting,
    onClose: close ?? (() => {}),
    lost: t`Your entries have not been saved.`,
  })
  useImperativeHandle(props.escape, () => escape)

  const valid = async (values: FieldValues) => {
    const { body, files } = split(values)
    try {
      // The schema has accepted the body, so it is the schema's input.
      const reply = await props.send(body as z.input<S>, files)
      if (props.isStep !== true) {
        leaving.current = true
        form.reset(values)
      }
      props.onDone?.(reply)
    } catch (error) {
      const fieldNow = (path: string) => fieldOf(path, values)
      const details = error instanceof ApiError ? placeErrors(form, error.errors, fieldNow) : []
      const placed = error instanceof ApiError && error.errors.length > 0 && details.length === 0
      setProblems(placed ? null : { message: notSavedText(error), details })
    }
  }
  const invalid = (errors: unknown) => {
    const details = errorsWithoutField(form, errors)
    if (details.length > 0)
      setProblems({ message: t`Could not save. Check the errors and try again.`, details, isOfCheck: true })
  }
  const submit = (event?: FormEvent) => {
    // In React's tree a form in a dialog is inside its page's form; only the inner one is meant.
    event?.stopPropagation()
    setProblems(null)
    form
      .handleSubmit(
        valid,
        invalid,
      )(event)
      .catch((error: unknown) => setProblems({ message: messageOf(error), details: [] }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An open menu or calendar closes itself, and is elsewhere in the page.
    if (event.key === 'Escape' && close !== null && event.currentTarget.contains(event.target as Node)) {
      if (event.defaultPrevented) return
      event.stopPropagation()
      return escape()
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSubmitting) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  }
  return (
    <FormProvider {...form}>
      <FieldBinding value={useController}>
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={submit}
          onKeyDown={onKeyDown}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
        >
          {props.children}
          <FormActions
            submit={props.submit}
            pending={isSubmitting}
            cancel={props.cancel}
            cancelLabel={props.cancelLabel}
            alerts={<FormAlerts problems={problems} />}
          >
            {props.extra}
          </FormActions>
        </Box>
        {close === null ? null : question}
        {guard === false ? null : (
          <UnsavedGuard dirty={isDirty} leaving={leaving} lost={guard === true ? undefined : guard} />
        )}
      </FieldBinding>
    </FormProvider>
  )
}

function same<T>(value: T): T {
  return value
}
