export function PhoneIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor">
      <path d="M7 2.5 9.6 3q.8.2 1 1l.8 3.4q.1.8-.4 1.3L9 10.4a13 13 0 0 0 4.7 4.7l1.6-2q.5-.6 1.3-.4l3.4.7q.8.2 1 1l.5 2.7q.1.9-.6 1.4-2 1.6-4.3 1.4A14.8 14.8 0 0 1 4.1 7.4Q3.9 5 5.6 3.1 6.1 2.4 7 2.5z" />
    </svg>
  )
}
