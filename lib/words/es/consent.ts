/** Published versions never change (lib/forms/consent.ts). */
export const CONSENT_TEXTS = [
  {
    version: 'us-es-1',
    contact:
      'Al enviar este formulario, usted acepta que {brand} pueda llamarle, enviarle mensajes de texto o escribirle por correo electrónico sobre esta solicitud.',
    offer: 'Envíenme también ofertas por mensaje de texto',
    marketing:
      'Acepto que {brand} pueda enviarme mensajes de texto publicitarios recurrentes, incluidos mensajes automatizados, al número que di. El consentimiento no es condición de compra. Pueden aplicarse cargos por mensajes y datos. Responda STOP para dejar de recibirlos o HELP para recibir ayuda.',
  },
]
