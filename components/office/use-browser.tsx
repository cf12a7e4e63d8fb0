'use client'

import { ChangeForm, useChangeForm } from '@/components/form/change-form'
import { TextField } from '@/components/form/text-field'
import { openInBrowser } from './actions'

/** Mail scanners open links, too, so only the button opens the desk in this browser. */
export function UseBrowser({ deskName, link }: { deskName: string; link: string }) {
  const form = useChangeForm(openInBrowser, 'desk')
  return (
    <ChangeForm
      form={form}
      name="Open the desk"
      hidden={{ link }}
      submitLabel={`Use this browser for the ${deskName} desk`}
    >
      <TextField
        {...form.field('name', 'Your first name')}
        optional
        autoComplete="given-name"
        hint="The desk keeps it with what you do."
      />
    </ChangeForm>
  )
}
