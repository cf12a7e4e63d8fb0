import { useState } from 'react'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { getMoveReach } from '@/lib/forms/code-regions'
import { readFields, type FieldValues } from '@/lib/forms/form'

export interface ServedArea {
  regions: readonly string[]
  /** About moves that go further; none for those that are taken. */
  notes: { border?: string; region?: string }
}

/** What is said of a move as soon as both of its codes are known. @param values what the form shows again */
export function useMoveNote(values: FieldValues, { regions, notes }: ServedArea) {
  const [typed, setTyped] = useState<FieldValues>()
  const { zip = '', zipTo = '' } = typed ?? values
  const reach = getMoveReach(zip, zipTo, regions)
  return {
    text: (reach && notes[reach]) ?? '',
    /** Of each field with a code. */
    watch: (binding: FieldBinding): FieldBinding => ({
      ...binding,
      onChange(event) {
        binding.onChange(event)
        const form = event.target.closest('form')
        if (form) setTyped(readFields(new FormData(form), ['zip', 'zipTo']))
      },
    }),
  }
}
