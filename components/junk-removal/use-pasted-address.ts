import { useState, type ChangeEvent } from 'react'
import { spreadAddress } from './address-fill'

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
