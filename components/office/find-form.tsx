'use client'

import { useActionState } from 'react'
import { HiddenInputs } from '@/components/form/change-form'
import { TextField } from '@/components/form/text-field'
import type { FindState } from '@/lib/office/find'
import { findRequests } from './actions'
import { DeskRows } from './desk-row'
import { OfficeAlert } from './press-form'

export function FindForm({ area }: { area: string }) {
  const start: FindState = { status: 'start', text: '' }
  const [{ status, text, found }, action] = useActionState(findRequests, start)
  return (
    <section aria-labelledby="find" className="grid gap-4 print:hidden">
      <h2 id="find" className="text-title">
        Find
      </h2>
      <form action={action} className="grid max-w-measure gap-4">
        <OfficeAlert status={status} />
        <input type="hidden" name="area" value={area} />
        <TextField
          formId="find"
          name="text"
          label="Reference, name, email or the end of a phone"
          defaultValue={text}
        />
        <button type="submit" className="button-secondary">
          Find
        </button>
      </form>
      {found ? (
        <div role="status" className="grid gap-4">
          <p>
            {found.rows.length === 0 ? 'Nothing found. ' : ''}
            {found.looked}
          </p>
          <DeskRows rows={found.rows} className="grid gap-4 lg:grid-cols-2" />
          {found.next ? (
            <form action={action}>
              <HiddenInputs values={{ area, text, from: found.next }} />
              <button type="submit" className="button-secondary">
                Look further back
              </button>
            </form>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
