type FormatToParts = typeof Intl.DateTimeFormat.prototype.formatToParts

/** Gives Edmonton Denver's clock, as data before 2026c do: an hour behind in winter. @returns the undo */
export function stubOldTimeZones(): () => void {
  const denver = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    ...{ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  })
  const formatToParts: FormatToParts = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts')
  const stub = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  stub.mockImplementation(function (this: Intl.DateTimeFormat, date) {
    const isEdmonton = this.resolvedOptions().timeZone === 'America/Edmonton'
    return Reflect.apply(formatToParts, isEdmonton ? denver : this, [date])
  })
  return () => {
    stub.mockRestore()
  }
}
