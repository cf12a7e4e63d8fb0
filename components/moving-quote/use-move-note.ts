import { useState } from 'react'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { getMoveReach } from '@/lib/forms/code-regions'
import { readFields, type FieldValues } from '@/lib/forms/form'

export interface ServedArea {
  regions: readonly string[]
  /** Notes about moves that go further; a kind of move that we take has none. */
  notes: { border?: string; region?: string }
}

/** The note about a move, once both codes are known. @param values the posted answers */
export function useMoveNote(values: FieldValues, { regions, notes }: ServedArea) {
  const [typed, setTyped] = useState<FieldValues>()
  const { zip = '', zipTo = '' } = typed ?? values
  const reach = getMoveReach(zip, zipTo, regions)
  return {
    text: (reach && notes[reach]) ?? '',
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
