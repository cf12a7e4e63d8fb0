/** Of one read or write by a command, whose user waits longer than a visitor. */
export const getStoreDeadline = () => Date.now() + 10_000
