import { useEffect, useState } from 'react'
import type { FieldBinding } from '@/components/form/use-submission-form'
import { readFields, type FieldValues } from '@/lib/forms/form'

export interface ServedArea {
  regions: readonly string[]
  /** About moves that go further; none for those that are taken. */
  notes: { border?: string; region?: string }
}

/** What is said of a move as soon as both of its codes are known. @param values what the form shows again */
export function useMoveNote(values: FieldValues, area: ServedArea) {
  const [text, setText] = useState('')
  const show = (codes: FieldValues) => void findNote(codes, area).then(setText)
  useEffect(() => {
    show(values)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the area never changes
  }, [values])
  return {
    text,
    /** Of each field with a code. */
    watch(binding: FieldBinding): FieldBinding {
      return {
        ...binding,
        onChange(event) {
          binding.onChange(event)
          const form = event.target.closest('form')
          if (form) show(readFields(new FormData(form), ['zip', 'zipTo']))
        },
      }
    },
  }
}

async function findNote({ zip, zipTo }: FieldValues, { regions, notes }: ServedArea) {
  if (!zip || !zipTo) return ''
  // Not in the first download.
  const codes = await import('@/lib/forms/code-regions').catch(() => undefined)
  const reach = codes?.getMoveReach(zip, zipTo, regions)
  return (reach && notes[reach]) ?? ''
}
