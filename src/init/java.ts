import { filesLike, has, type Listing, sourcesWith } from "./listing.ts";
import { inWords, type Proposal, targetName } from "./proposal.ts";

const LISTENS = /HttpServer|ServerSocket|SpringApplication|Javalin|Vertx|Undertow|Jetty|Netty/;

/** A Maven or Gradle project that makes a jar, or one file that Java compiles by itself. */
export function javaProposals(listing: Listing): Proposal[] {
  if (has(listing, "pom.xml")) return mavenProposals(listing.read("pom.xml") ?? "", listing);
  const gradle = ["build.gradle", "build.gradle.kts"].find((path) => has(listing, path));
  if (gradle !== undefined) return gradleProposals(listing.read(gradle) ?? "", listing);
  const [single] = sourcesWith(listing, /^[^/]+\.java$/, LISTENS).filter((path) =>
    /static\s+void\s+main|void\s+main\s*\(/.test(listing.read(path) ?? ""),
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

function mavenProposals(pom: string, listing: Listing): Proposal[] {
  // What stands in the parent, the build or the dependencies is another artifact's.
  const own = pom
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<(parent|dependencies|dependencyManagement|profiles|modules|reporting)>[\s\S]*?<\/\1>/g, "");
  const head = own.replaceAll(/<build>[\s\S]*?<\/build>/g, "");
  const text = (xml: string, tag: string) => new RegExp(`<${tag}>\\s*([^<\\s]+)\\s*</${tag}>`).exec(xml)?.[1];
  const artifact = text(head, "artifactId");
  if (artifact === undefined || text(head, "packaging") === "pom") return [];
  const version = text(head, "version") ?? text(pom, "version") ?? "1.0";
  const jar = `${text(own, "finalName") ?? `${artifact}-${version}`}.jar`;
  if (jar.includes("$")) return [];
  const maven = has(listing, "mvnw") ? "./mvnw" : "mvn";
  return [
    {
      name: targetName(artifact),
      what: `a Java application (pom.xml, ${jar})`,
      start: {
        setup: [`${maven} --quiet --batch-mode -DskipTests package`],
        command: `java -jar ${inWords(`target/${jar}`)}`,
      },
      port: 8080,
    },
  ];
}

function gradleProposals(build: string, listing: Listing): Proposal[] {
  const settings = ["settings.gradle", "settings.gradle.kts"]
    .map((path) => listing.read(path) ?? "")
    .join("\n");
  const project = /rootProject\.name\s*=\s*["']([^"']+)["']/.exec(settings)?.[1];
  if (project === undefined) return [];
  const version = /^\s*version\s*=?\s*["']([^"']+)["']/m.exec(build)?.[1];
  const spring = build.includes("org.springframework.boot");
  if (!spring && !/["'\s(]application\b/.test(build)) return [];
  const gradle = filesLike(listing, /^gradlew$/).length > 0 ? "./gradlew" : "gradle";
  const jar = version === undefined ? `${project}.jar` : `${project}-${version}.jar`;
  return [
    {
      name: targetName(project),
      what: `a Java application (Gradle, ${project})`,
      start: spring
        ? { setup: [`${gradle} --no-daemon bootJar`], command: `java -jar ${inWords(`build/libs/${jar}`)}` }
        : {
            setup: [`${gradle} --no-daemon installDist`],
            command: inWords(`./build/install/${project}/bin/${project}`),
          },
      port: 8080,
    },
  ];
}
