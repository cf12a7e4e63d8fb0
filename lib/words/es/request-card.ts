export const REQUEST_CARD = {
  'Your request': 'Su solicitud',
  Reference: 'Referencia',
}
