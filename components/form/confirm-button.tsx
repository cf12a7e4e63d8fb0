/** Sends the form as it is, after a question above it. The form's own button does the same. */
export function ConfirmButton({ label }: { label: string }) {
  return (
    <button type="submit" className="mt-2 button-secondary">
      {label}
    </button>
  )
}
