import type { City } from '@/lib/cities/city'

interface ServedCitiesProps {
  city: City
}

/** Renders nothing for a city without a list. */
export function ServedCities({ city }: ServedCitiesProps) {
  if (city.servedCities.length === 0) return null
  return (
    <div className="pt-6">
      <h3 className="text-lg">Our crews serve</h3>
      <ul className="flex flex-wrap gap-2 pt-3">
        {city.servedCities.map((name) => (
          <li key={name} className="rounded-control bg-sky px-3 py-1 font-semibold">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
