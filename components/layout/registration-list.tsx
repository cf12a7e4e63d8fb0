import { listRegistrations } from '@/lib/business/registrations'
import type { PageContext } from '@/lib/routing/page-context'

interface Props {
  pageContext: PageContext
  className: string
}

export function RegistrationList({ pageContext: { city, t }, className }: Props) {
  const registrations = listRegistrations(city, t)
  if (registrations.length === 0) return null
  return (
    <ul className={className}>
      {registrations.map(({ kind, phrase }) => (
        <li key={kind}>{phrase}</li>
      ))}
    </ul>
  )
}
