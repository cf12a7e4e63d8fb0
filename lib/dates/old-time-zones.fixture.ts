/** Edmonton's clock of data before 2026c: an hour late in winter. @returns what undoes it */
export function stubOldTimeZones(): () => void {
  const { DateTimeFormat } = Intl
  const stub = jest.spyOn(Intl, 'DateTimeFormat')
  stub.mockImplementation((locales, { timeZone, ...options } = {}) => {
    const zone = timeZone === 'America/Edmonton' ? 'America/Denver' : timeZone
    return new DateTimeFormat(locales, { ...options, ...(zone && { timeZone: zone }) })
  })
  return () => {
    stub.mockRestore()
  }
}
