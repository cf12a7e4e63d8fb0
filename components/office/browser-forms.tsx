'use client'

import { ChangeForm, useChangeForm } from '@/components/form/change-form'
import { TextField } from '@/components/form/text-field'
import { openInBrowser, signOut } from './actions'

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

/** The browser loads the next page as a document, so the router keeps nothing of the desk. */
export function SignOutForm({ areaKey }: { areaKey: string }) {
  const { formProps, status } = useChangeForm(signOut, 'sign-out')
  return (
    <form {...formProps} aria-label="Sign out">
      <input type="hidden" name="areaKey" value={areaKey} />
      <button
        type="submit"
        className="min-h-11 cursor-pointer font-bold underline underline-offset-4 hover:text-orange-bright"
      >
        Sign out this browser
      </button>
      {status === 'start' ? null : <p role="alert">That didn’t work. Press it again.</p>}
    </form>
  )
}
