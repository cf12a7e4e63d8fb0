import { useState, type ChangeEvent } from 'react'
import { spreadAddress } from './address-fill'

/** Puts a whole address that is pasted into the street into its fields, once, and takes that back. */
export function usePastedAddress() {
  const [undo, setUndo] = useState<() => void>()
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { inputType } = nativeEvent as InputEvent
      // What a script fills has none.
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
