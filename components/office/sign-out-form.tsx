'use client'

import { useChangeForm } from '@/components/form/change-form'
import { signOut } from './actions'

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
