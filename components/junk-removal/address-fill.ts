import { useState, type ChangeEvent } from 'react'
import { selectRadio, setControlValue, type Control } from '@/components/form/controls'
import { FILLED_STATE_FIELD, readFields } from '@/lib/forms/form'
import type { Translate } from '@/lib/words/translate'
import type { Prediction } from './google-places'

const FIELD_NAMES = ['street', 'unit', 'city', 'state', 'zip', 'countryName'] as const

/** The unit of the last pick. */
let filledUnit = ''

/**
 * Skips fields that changed while the address was fetched, and a unit that was typed. Empties an unknown
 * city or ZIP, so that no part of another address remains; keeps an unknown street or state.
 * @returns the message for screen readers; '' for an unknown address
 */
export async function fillAddress(
  form: HTMLFormElement,
  prediction: Prediction,
  typedText: string,
  t: Translate,
): Promise<string> {
  const snapshot = readAddress(form)
  const found = await prediction.fetchAddress().catch(() => undefined)
  if (!found) return ''
  const street = addTypedHouseNumber(found.street, typedText)
  const unit = found.unit || findTypedUnit(street, typedText)
  const isUnitTyped = snapshot.unit !== '' && snapshot.unit !== filledUnit
  filledUnit = unit
  const address = { ...found, street, unit: isUnitTyped ? snapshot.unit : unit }
  const current = readAddress(form)
  for (const name of FIELD_NAMES) {
    const canBeEmpty = name === 'unit' || name === 'city' || name === 'zip'
    if (current[name] === snapshot[name] && (address[name] || canBeEmpty)) {
      setField(form, name, address[name])
    }
  }
  const { city, state, zip } = address
  const unitText = address.unit && t('unit {unit}', { unit: address.unit })
  const filled = [street, unitText, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
  return t('Address filled in: {address}', { address: filled })
}

/** @returns undoes the change; undefined for a string that is not certainly an address */
async function spreadAddress(input: HTMLInputElement): Promise<(() => void) | undefined> {
  const { splitAddress } = await import('@/lib/forms/split-address')
  const { form, value } = input
  const address = splitAddress(value)
  if (!form || !address) return undefined
  const before = readAddress(form)
  const setFields = (fields: typeof before) => {
    for (const name of FIELD_NAMES) setField(form, name, fields[name])
  }
  setFields({ ...address, unit: address.unit || before.unit })
  return () => setFields(before)
}

/**
 * Sets the state of a code unless the visitor has chosen another; an emptied code restores the page's state.
 * @returns true when the state comes from the code
 */
export async function followCode(form: HTMLFormElement | null): Promise<boolean> {
  const { fillState } = await import('@/lib/forms/fill-state')
  const select = form?.elements.namedItem('state')
  if (!form || !(select instanceof HTMLSelectElement)) return false
  const values = readFields(new FormData(form), ['state', 'zip', FILLED_STATE_FIELD])
  const pageState = values[FILLED_STATE_FIELD] ?? ''
  const { filledState = pageState } = select.dataset
  if (!values.zip && filledState !== pageState && values.state === filledState) {
    delete select.dataset.filledState
    setField(form, 'state', pageState)
    return false
  }
  const { state } = fillState({ ...values, filledState })
  if (state !== values.state) {
    select.dataset.filledState = state
    setField(form, 'state', state)
  }
  return select.dataset.filledState === state
}

function readAddress(form: HTMLFormElement) {
  return readFields(new FormData(form), FIELD_NAMES)
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof RadioNodeList) selectRadio(form, name, value)
  else if (field) setControlValue(field as Control, value)
}

const TYPED_NUMBER = /^\s*(\d+[a-z]?(?:[-/]\d+)?)\s/i

/** Google may know only the street, so we keep the house number that the visitor typed. */
export function addTypedHouseNumber(street: string, typed: string): string {
  const number = TYPED_NUMBER.exec(typed)?.[1]
  if (!number || !street || /^\d/.test(street)) return street
  return `${number} ${street}`
}

/** The unit that a visitor typed before the house number, `4-123 Main St`; else ''. */
export function findTypedUnit(street: string, typed: string): string {
  const [unit, number] = TYPED_NUMBER.exec(typed)?.[1]?.split(/[-/]/) ?? []
  return unit && number && street.startsWith(`${number} `) ? unit : ''
}

/** Splits a whole address that is pasted into the street into its fields, and can undo that. */
export function usePastedAddress() {
  const [undo, setUndo] = useState<() => void>()
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { inputType } = nativeEvent as InputEvent
      // Text that a script fills in has no inputType.
      if (!inputType) return
      setUndo(undefined)
      if (inputType !== 'insertFromPaste') return
      spreadAddress(currentTarget).then(
        (takeBack) => setUndo(() => takeBack),
        () => undefined,
      )
    },
    undo:
      undo &&
      (() => {
        setUndo(undefined)
        undo()
      }),
  }
}
