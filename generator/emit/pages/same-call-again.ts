/** What becomes of the same call when it is made again, by the status that a refusal has over HTTP: a sentence. */
export function sameCallAgain(status: number): string {
  switch (status) {
    case 429:
    case 503:
      return 'It may be answered later, as it is.';
    case 401:
    case 403:
      return 'It is answered once its caller, or the server, is allowed to.';
    case 404:
    case 409:
      return 'It is refused as long as the server holds the same data and settings.';
    default:
      return 'It is refused again, whenever it is made: other arguments are needed.';
  }
}
