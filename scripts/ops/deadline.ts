/** For one read or write by a command: its user can wait longer than a visitor. */
export const getStoreDeadline = () => Date.now() + 10_000
