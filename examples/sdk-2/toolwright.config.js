/** The server in server.ts answers calls itself: only contracts and validators are generated. */
export default { dispatch: 'own' };
