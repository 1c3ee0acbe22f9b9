/** Limits of one procurement request. */
export const mostItems = 50
export const mostQuotes = 3
export const mostQuantity = 10_000
export const mostUnitPaise = 1_00_00_000_00
