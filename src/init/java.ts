import { filesLike, folderOf, has, isAside, type Listing, scriptRun, sourcesWith } from "./listing.ts";
import { inWords, type Proposal, portVariable, type StartDraft, serverRank, targetName } from "./proposal.ts";

const LISTENS =
  /HttpServer|ServerSocket|SpringApplication|Javalin|Vertx|Undertow|Jetty|Netty|Micronaut\.|Quarkus|Helidon|WebServer|\bembeddedServer\b|\bEngineMain\b|\bhttp4k\b/;
const MAIN =
  /static\s+(?:final\s+)?void\s+main\s*\(|\bvoid\s+main\s*\(\s*\)|^(?:suspend\s+)?fun\s+main\s*\(/m;

/** A Maven or Gradle project that makes a program, or one file that Java compiles by itself. */
export function javaProposals(listing: Listing): Proposal[] {
  if (has(listing, "pom.xml")) return mavenProposals(listing);
  if (GRADLE.some((path) => has(listing, path))) return gradleProposals(listing);
  const [single] = sourcesWith(listing, /^[^/]+\.java$/, LISTENS).filter((path) =>
    MAIN.test(listing.read(path) ?? ""),
  );
  if (single === undefined) return [];
  const name = single.replace(/\.java$/, "");
  return [
    {
      name: targetName(name.toLowerCase()),
      what: `a Java server in one file (${single})`,
      start: {
        setup: [`javac -d loadgate-classes ${inWords(single)}`],
        command: `java -cp loadgate-classes ${inWords(name)}`,
      },
      port: 8080,
    },
  ];
}

/** The setting by which a framework listens on the port that is given. */
function portArguments(build: string): { readonly options: string; readonly words: string } {
  if (build.includes("org.springframework.boot")) return { options: "", words: ` --server.port=\${port}` };
  if (build.includes("io.quarkus")) return { options: ` -Dquarkus.http.port=\${port}`, words: "" };
  if (build.includes("io.micronaut")) return { options: ` -Dmicronaut.server.port=\${port}`, words: "" };
  return { options: "", words: "" };
}

/** The same of a program without such a framework: its own variable, where it reads one. */
function portEnvironment(listing: Listing, folder: string): Pick<StartDraft, "env"> {
  const sources = `${folder}src/main/`;
  const code = filesLike(listing, /\.(?:java|kt)$/).filter((path) => path.startsWith(sources));
  const env = portVariable(code.map((path) => listing.read(path) ?? "").join("\n"));
  return env === "PORT" || Object.keys(env).length === 0 ? {} : { env };
}

interface Pom {
  readonly folder: string;
  /** Without its comments. */
  readonly text: string;
  /** Without what is another artifact's, too: the parent, dependencies and the like. */
  readonly own: string;
}

/** The projects of a Maven build that make a program. */
function mavenProposals(listing: Listing): Proposal[] {
  const poms = filesLike(listing, /(?:^|\/)pom\.xml$/)
    .filter((path) => !isAside(path))
    .map((path): Pom => {
      const text = (listing.read(path) ?? "").replaceAll(/<!--[\s\S]*?-->/g, "");
      const own = text.replaceAll(
        /<(parent|dependencies|dependencyManagement|profiles|modules|reporting)>[\s\S]*?<\/\1>/g,
        "",
      );
      return { folder: folderOf(path), text, own };
    });
  const built = new Set(foldersBuilt(poms, "."));
  const maven = has(listing, "mvnw") ? scriptRun(listing, "mvnw") : "mvn";
  return poms
    .filter(({ folder }) => built.has(folder))
    .flatMap((pom) => mavenProposal(pom, poms, listing, maven))
    .toSorted((a, b) => serverRank(a.name) - serverRank(b.name));
}

/** The folders that a pom builds: its own, and those of its modules. */
function foldersBuilt(poms: readonly Pom[], folder: string): string[] {
  const pom = poms.find((each) => each.folder === folder);
  const modules = [...(pom?.text ?? "").matchAll(/<module>\s*([^<\s]+?)\/?\s*<\/module>/g)];
  const inner = modules
    .map(([, path = ""]) => (folder === "." ? path : `${folder}/${path}`))
    .filter((path) => path !== folder && path.length > (folder === "." ? 0 : folder.length));
  return [folder, ...inner.flatMap((each) => foldersBuilt(poms, each))];
}

function mavenProposal(pom: Pom, poms: readonly Pom[], listing: Listing, maven: string): Proposal[] {
  const { folder, own, text } = pom;
  // Those around it, where a parent usually is.
  const above = poms.filter(
    (each) => each.folder !== folder && (each.folder === "." || folder.startsWith(`${each.folder}/`)),
  );
  const head = own.replaceAll(/<build>[\s\S]*?<\/build>/g, "");
  const resolved = (value: string) =>
    value.replaceAll(/\$\{([\w.-]+)\}/g, (whole, name: string) => {
      if (name === "project.artifactId") return tagIn(head, "artifactId") ?? whole;
      if (name === "project.version") return tagIn(head, "version") ?? tagIn(text, "version") ?? whole;
      return [pom, ...above].map((each) => tagIn(each.text, name)).find((found) => found) ?? whole;
    });
  const artifact = tagIn(head, "artifactId");
  const packaging = tagIn(head, "packaging") ?? "jar";
  if (artifact === undefined || packaging === "pom") return [];
  const spring = text.includes("org.springframework.boot");
  const version = tagIn(head, "version") ?? tagIn(text, "version") ?? "1.0";
  const stem = resolved(resolved(tagIn(own, "finalName") ?? `${artifact}-${version}`));
  if (stem.includes("$")) return [];
  const target = folder === "." ? "target" : `${folder}/target`;
  const joined = own.includes("jar-with-dependencies") && !/<appendAssemblyId>\s*false/.test(own);
  const jar = `${stem}${joined ? "-jar-with-dependencies" : ""}.${packaging === "war" ? "war" : "jar"}`;
  const { options, words } = portArguments(text);
  const only = folder === "." ? "" : ` --projects ${inWords(folder)} --also-make`;
  const proposal = (what: string, goals: string, command: string): Proposal => ({
    name: targetName(artifact),
    what: `a Java application (${folder === "." ? "pom.xml" : `${folder}/pom.xml`}, ${what})`,
    start: {
      setup: [`${maven} --quiet --batch-mode -DskipTests${only} ${goals}`],
      command,
      ...(options + words === "" && portEnvironment(listing, folder === "." ? "" : `${folder}/`)),
    },
    port: 8080,
  });
  if (text.includes("quarkus-maven-plugin"))
    return [
      proposal(
        "Quarkus",
        "package",
        `java${options} -jar ${inWords(`${target}/quarkus-app/quarkus-run.jar`)}`,
      ),
    ];
  const main = mainClassIn(listing, folder);
  const runnable = /<mainClass>|<Main-Class>|spring-boot-maven-plugin|maven-shade-plugin/.test(own);
  // A parent that is not here may say how the jar is made.
  const outer = /<parent>/.test(text) && above.length === 0;
  if (packaging === "war" ? spring : runnable || outer)
    return [proposal(jar, "package", `java${options} -jar ${inWords(`${target}/${jar}`)}${words}`)];
  if (main === null || packaging === "war") return [];
  // Its jar says not what to start, so its classes are started beside those that it needs.
  return [
    proposal(
      main,
      "package dependency:copy-dependencies -DincludeScope=runtime",
      `java${options} -cp ${inWords(`${target}/classes:${target}/dependency/*`)} ${main}${words}`,
    ),
  ];
}

function tagIn(xml: string, tag: string): string | undefined {
  const name = tag.replaceAll(".", "\\.");
  return new RegExp(`<${name}>\\s*([^<\\s]+)\\s*</${name}>`).exec(xml)?.[1];
}

/** The class of a project that listens and has a main method; null where none or several do. */
function mainClassIn(listing: Listing, folder: string): string | null {
  const sources = `${folder === "." ? "" : `${folder}/`}src/main/`;
  const all = filesLike(listing, /\.(?:java|kt)$/).filter((path) => path.startsWith(sources));
  const mains = all.filter((path) => MAIN.test(listing.read(path) ?? ""));
  const listening = mains.filter((path) => LISTENS.test(listing.read(path) ?? ""));
  const [main, another] = listening.length > 0 ? listening : mains;
  if (main === undefined || another !== undefined) return null;
  if (listening.length === 0 && !all.some((path) => LISTENS.test(listing.read(path) ?? ""))) return null;
  return main.endsWith(".kt")
    ? classOfKotlin(main, listing.read(main) ?? "")
    : main
        .slice(`${sources}java/`.length)
        .replace(/\.java$/, "")
        .replaceAll("/", ".");
}

/** The class that Kotlin makes of a file with a main function, whose folder need not be that of its package. */
function classOfKotlin(path: string, text: string): string {
  const file = path.replace(/^.*\//, "").replace(/\.kt$/, "");
  const named = /@file:JvmName\(\s*"(\w+)"/.exec(text)?.[1];
  const inside = /^\s*package\s+([\w.]+)/m.exec(text)?.[1];
  const own = named ?? `${file.charAt(0).toUpperCase()}${file.slice(1)}Kt`;
  return inside === undefined ? own : `${inside}.${own}`;
}

const GRADLE = ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"];

/** The projects of a Gradle build that make a program. */
function gradleProposals(listing: Listing): Proposal[] {
  const settings = textOf(listing, ["settings.gradle", "settings.gradle.kts"]);
  const root = textOf(listing, ["build.gradle", "build.gradle.kts"]);
  const given = VERSION.exec(listing.read("gradle.properties") ?? "")?.[1];
  // Other projects have what the one at the top sets for all of them, not its own.
  const shared = VERSION.exec(/\b(?:allprojects|subprojects)\s*\{([\s\S]*)/.exec(root)?.[1] ?? "")?.[1];
  const name = /rootProject\.name\s*=\s*["']([^"']+)["']/.exec(settings)?.[1];
  const gradle = has(listing, "gradlew") ? scriptRun(listing, "gradlew") : "gradle";
  const included = [...settings.matchAll(/\binclude\b\s*\(?((?:\s*["'][\w:./-]+["']\s*,?)+)/g)].flatMap(
    ([, list = ""]) => [...list.matchAll(/["']:?([^"']+)["']/g)].map(([, path = ""]) => path),
  );
  const catalog = listing.read("gradle/libs.versions.toml") ?? "";
  const projects = [
    // A checkout's folder has another name, and so would its jar.
    ...(name === undefined ? [] : [{ project: name, task: "", folder: "", build: root }]),
    ...included.map((path) => {
      const folder = path.replaceAll(":", "/");
      const build = textOf(listing, [`${folder}/build.gradle`, `${folder}/build.gradle.kts`]);
      return { project: path.replace(/^.*:/, ""), task: `:${path}:`, folder: `${folder}/`, build };
    }),
  ];
  return projects
    .flatMap(({ project, task, folder, build }): Proposal[] => {
      // Applied to others by the root alone, it says nothing of the root itself.
      const own = withPlugins(build.replaceAll(/^.*\bapply\s*\(?\s*false.*$/gm, ""), catalog);
      const spring = own.includes("org.springframework.boot");
      const quarkus = /["']io\.quarkus["']/.test(own);
      if (!spring && !quarkus && !/["'\s(.-]application\b/.test(own)) return [];
      const version = VERSION.exec(own)?.[1] ?? (task === "" ? given : (shared ?? given));
      const jar = version === undefined ? `${project}.jar` : `${project}-${version}.jar`;
      const { options, words } = portArguments(own);
      return [
        {
          name: targetName(project),
          what: `a Java application (Gradle, ${project})`,
          start: quarkus
            ? {
                setup: [`${gradle} --no-daemon ${task}quarkusBuild`],
                command: `java${options} -jar ${inWords(`${folder}build/quarkus-app/quarkus-run.jar`)}`,
              }
            : spring
              ? {
                  setup: [`${gradle} --no-daemon ${task}bootJar`],
                  command: `java${options} -jar ${inWords(`${folder}build/libs/${jar}`)}${words}`,
                }
              : {
                  setup: [`${gradle} --no-daemon ${task}installDist`],
                  command: inWords(`./${folder}build/install/${project}/bin/${project}`),
                  ...portEnvironment(listing, folder),
                },
          port: 8080,
        },
      ];
    })
    .toSorted((a, b) => serverRank(a.name) - serverRank(b.name));
}

/** With the plugins that a version catalog has names for by their ids. */
function withPlugins(build: string, catalog: string): string {
  const section = /^\[plugins\]([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(catalog)?.[1] ?? "";
  const all = section.matchAll(/^\s*([\w.-]+)\s*=\s*(?:\{[^}\n]*\bid\s*=\s*)?["']([\w.-]+)/gm);
  // Dots stand for dashes and underlines in a build file.
  const ids = new Map([...all].map(([, name = "", id = ""]) => [name.replaceAll(/[_-]/g, "."), id]));
  return build.replaceAll(/\balias\s*\(?\s*libs\.plugins\.([\w.]+)\s*\)?/g, (whole, name: string) => {
    const id = ids.get(name);
    return id === undefined ? whole : `id("${id}")`;
  });
}

/** A version of the project's own, not one of a plugin's. */
const VERSION = /^\s*version\s*=?\s*["']?([\w.+-]+)["']?\s*$/m;

function textOf(listing: Listing, paths: readonly string[]): string {
  return paths.map((path) => listing.read(path) ?? "").join("\n");
}
