import type { JsonObject } from '../answer.ts';
import type { UntypedAnswer } from '../client/answer.ts';
import { overHttp, type Route } from '../client/over-http.ts';
import type { Server } from '../server.ts';

/** Calls the tool's route on a real listener of this machine. */
export async function callOverHttp(server: Server, tool: string, args: JsonObject): Promise<UntypedAnswer> {
  // Loaded here, since most plans never leave the process.
  const { createHttpApp, listen } = await import('../surfaces/http/index.ts');
  const failures: unknown[] = [];
  const app = createHttpApp(server, { report: (error) => failures.push(error) });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  try {
    const routes = await routesTo(server, tool);
    return await overHttp(listening.address, routes).call(tool, args);
  } catch (error) {
    if (failures.length > 0) throw new Error(`${tool} failed outside its call`, { cause: failures[0] });
    throw error;
  } finally {
    await listening.stop();
  }
}

async function routesTo(server: Server, tool: string): Promise<Readonly<Record<string, Route>>> {
  const http = server.listings().find(({ name }) => name === tool)?.http;
  if (http === undefined) return {};
  const { properties } = (await server.argumentsOf(tool))!;
  const texts = properties.filter(({ shape }) => shape.type === 'string').map(({ name }) => name);
  return { [tool]: { ...http, texts } };
}
