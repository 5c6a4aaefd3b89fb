"""Scene library: materials, meshes, petals and flowers, light, camera, render + finishing, and common props.

Names are short on purpose: pbr/glass/thin/liquid make materials, MB builds meshes from grids and tubes,
lathe turns profiles, Florals arranges flowers of one palette, camera/area/sun/world_* set the shot, render writes it."""
import bpy, math, random, os, sys, time, tempfile
import numpy as np
from mathutils import Vector, Matrix, Euler, Quaternion, noise as mnoise
sys.path.insert(0, os.path.dirname(__file__))
import oidn_np
pi = math.pi
rad = math.radians

def lerp(a, b, t):
    return a + (b - a) * t

def hexc(h, a=1):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple([x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [a])

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s
# ---------------------------------------------------------------- materials

def newmat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return (m, nt, out)

def N(nt, t, **k):
    n = nt.nodes.new(t)
    for a, v in k.items():
        if a in ('inp',):
            for i, x in v.items():
                n.inputs[i].default_value = x
        else:
            setattr(n, a, v)
    return n

def L(nt, a, b):
    nt.links.new(a, b)

def _c(c):
    return hexc(c) if isinstance(c, str) else c

def pbr(name, color, rough=0.5, metal=0, spec=0.5, sss=0, sheen=0, coat=0, trans=0, ior=1.45, bump=None, vary=0, emis=None, emis_s=0):
    """bump=(scale,strength,detail[,kind]) kind: noise|wave|weave|vor ; vary = value variation by object random"""
    m, nt, out = newmat(name)
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    c = _c(color)
    p.inputs['Base Color'].default_value = c
    p.inputs['Roughness'].default_value = rough
    p.inputs['Metallic'].default_value = metal
    p.inputs['Specular'].default_value = spec
    p.inputs['Sheen'].default_value = sheen
    p.inputs['Clearcoat'].default_value = coat
    p.inputs['Transmission'].default_value = trans
    p.inputs['IOR'].default_value = ior
    if sss:
        p.inputs['Subsurface'].default_value = sss
        p.inputs['Subsurface Color'].default_value = c
        p.inputs['Subsurface Radius'].default_value = (0.02, 0.012, 0.008)
    if emis:
        p.inputs['Emission'].default_value = _c(emis)
        p.inputs['Emission Strength'].default_value = emis_s
    if vary:
        oi = N(nt, 'ShaderNodeObjectInfo')
        hs = N(nt, 'ShaderNodeHueSaturation')
        hs.inputs['Color'].default_value = c
        mr = N(nt, 'ShaderNodeMapRange')
        mr.inputs[3].default_value = 1 - vary
        mr.inputs[4].default_value = 1 + vary
        L(nt, oi.outputs['Random'], mr.inputs[0])
        L(nt, mr.outputs[0], hs.inputs['Value'])
        L(nt, hs.outputs[0], p.inputs['Base Color'])
    if bump:
        tc = N(nt, 'ShaderNodeTexCoord')
        b = N(nt, 'ShaderNodeBump')
        b.inputs['Strength'].default_value = bump[1]
        b.inputs['Distance'].default_value = 0.01 if len(bump) < 5 else bump[4]
        kind = bump[3] if len(bump) > 3 else 'noise'
        if kind == 'noise':
            t = N(nt, 'ShaderNodeTexNoise')
            t.inputs['Scale'].default_value = bump[0]
            t.inputs['Detail'].default_value = bump[2]
            L(nt, tc.outputs['Object'], t.inputs[0])
            L(nt, t.outputs[0], b.inputs['Height'])
        elif kind == 'vor':
            t = N(nt, 'ShaderNodeTexVoronoi')
            t.inputs['Scale'].default_value = bump[0]
            L(nt, tc.outputs['Object'], t.inputs[0])
            L(nt, t.outputs[0], b.inputs['Height'])
        elif kind == 'weave':
            ws = []
            for d in 'XY':
                w = N(nt, 'ShaderNodeTexWave', bands_direction=d)
                w.inputs['Scale'].default_value = bump[0]
                w.inputs['Distortion'].default_value = 2.2
                w.inputs['Detail'].default_value = 2
                w.inputs['Detail Scale'].default_value = 0.4
                L(nt, tc.outputs['Object'], w.inputs[0])
                ws.append(w)
            a = N(nt, 'ShaderNodeMath', operation='ADD')
            L(nt, ws[0].outputs[1], a.inputs[0])
            L(nt, ws[1].outputs[1], a.inputs[1])
            L(nt, a.outputs[0], b.inputs['Height'])
            # colour variation of threads
            n2 = N(nt, 'ShaderNodeTexNoise')
            n2.inputs['Scale'].default_value = bump[0] * 0.15
            n2.inputs['Detail'].default_value = 6
            L(nt, tc.outputs['Object'], n2.inputs[0])
            mx = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY')
            mx.inputs[0].default_value = 0.25
            mx.inputs[1].default_value = c
            L(nt, n2.outputs[0], mx.inputs[2])
            L(nt, mx.outputs[0], p.inputs['Base Color'])
        elif kind == 'ridge':
            w = N(nt, 'ShaderNodeTexWave', bands_direction='Z')
            w.inputs['Scale'].default_value = bump[0]
            w.inputs['Distortion'].default_value = bump[2]
            w.inputs['Detail'].default_value = 2
            w.inputs['Detail Scale'].default_value = 0.6
            L(nt, tc.outputs['Object'], w.inputs[0])
            L(nt, w.outputs[1], b.inputs['Height'])
        L(nt, b.outputs[0], p.inputs['Normal'])
    L(nt, p.outputs[0], out.inputs[0])
    return m

def emit(name, color, s, mis=True):
    m, nt, out = newmat(name)
    e = N(nt, 'ShaderNodeEmission')
    e.inputs[0].default_value = _c(color)
    e.inputs[1].default_value = s
    L(nt, e.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = mis
    return m

def glass(name, color='ffffff', rough=0, ior=1.45, shadow=0.92):
    m, nt, out = newmat(name)
    g = N(nt, 'ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = _c(color)
    g.inputs['Roughness'].default_value = rough
    g.inputs['IOR'].default_value = ior
    t = N(nt, 'ShaderNodeBsdfTransparent')
    cc = _c(color)
    t.inputs[0].default_value = (cc[0] * shadow, cc[1] * shadow, cc[2] * shadow, 1)
    lp = N(nt, 'ShaderNodeLightPath')
    mx = N(nt, 'ShaderNodeMixShader')
    mm = N(nt, 'ShaderNodeMath', operation='MAXIMUM')
    L(nt, lp.outputs['Is Shadow Ray'], mm.inputs[0])
    L(nt, lp.outputs['Is Diffuse Ray'], mm.inputs[1])
    L(nt, mm.outputs[0], mx.inputs[0])
    L(nt, g.outputs[0], mx.inputs[1])
    L(nt, t.outputs[0], mx.inputs[2])
    L(nt, mx.outputs[0], out.inputs[0])
    return m

def liquid(name, color, glow=0.3, ior=1.33):
    """clear drink, slightly self-lit so that it never turns olive against a dark background"""
    m, nt, out = newmat(name)
    g = N(nt, 'ShaderNodeBsdfGlass')
    g.inputs['IOR'].default_value = ior
    g.inputs['Color'].default_value = _c(color)
    e = N(nt, 'ShaderNodeEmission')
    e.inputs[0].default_value = _c(color)
    e.inputs[1].default_value = glow
    a = N(nt, 'ShaderNodeAddShader')
    L(nt, g.outputs[0], a.inputs[0])
    L(nt, e.outputs[0], a.inputs[1])
    L(nt, a.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m

def petalmat(name, base, tip, deep=None, trans=0.35, var=0.12, rough=0.6, hue=0.02):
    """base = colour near the petal base / heart, tip = outer edge, deep = inner layers"""
    m, nt, out = newmat(name)
    at = N(nt, 'ShaderNodeAttribute', attribute_name='pc')
    sp = N(nt, 'ShaderNodeSeparateRGB')
    L(nt, at.outputs['Color'], sp.inputs[0])
    m1 = N(nt, 'ShaderNodeMixRGB')
    m1.inputs[1].default_value = _c(base)
    m1.inputs[2].default_value = _c(tip)
    L(nt, sp.outputs[0], m1.inputs[0])
    m2 = N(nt, 'ShaderNodeMixRGB')
    m2.inputs[1].default_value = _c(deep or base)
    L(nt, m1.outputs[0], m2.inputs[2])
    mr0 = N(nt, 'ShaderNodeMapRange')
    mr0.inputs[1].default_value = 0
    mr0.inputs[2].default_value = 0.55
    L(nt, sp.outputs[1], mr0.inputs[0])
    L(nt, mr0.outputs[0], m2.inputs[0])
    hs = N(nt, 'ShaderNodeHueSaturation')
    L(nt, m2.outputs[0], hs.inputs['Color'])
    oi = N(nt, 'ShaderNodeObjectInfo')
    add = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    L(nt, sp.outputs[2], add.inputs[0])
    add.inputs[1].default_value = 0.4
    L(nt, oi.outputs['Random'], add.inputs[2])
    mr = N(nt, 'ShaderNodeMapRange')
    mr.inputs[2].default_value = 1.4
    mr.inputs[3].default_value = 1 - var
    mr.inputs[4].default_value = 1 + var * 0.6
    L(nt, add.outputs[0], mr.inputs[0])
    L(nt, mr.outputs[0], hs.inputs['Value'])
    mr2 = N(nt, 'ShaderNodeMapRange')
    mr2.inputs[3].default_value = 0.5 - hue
    mr2.inputs[4].default_value = 0.5 + hue
    L(nt, oi.outputs['Random'], mr2.inputs[0])
    L(nt, mr2.outputs[0], hs.inputs['Hue'])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    p.inputs['Roughness'].default_value = rough
    p.inputs['Specular'].default_value = 0.25
    p.inputs['Sheen'].default_value = 0.3
    L(nt, hs.outputs[0], p.inputs['Base Color'])
    t = N(nt, 'ShaderNodeBsdfTranslucent')
    L(nt, hs.outputs[0], t.inputs[0])
    mx = N(nt, 'ShaderNodeMixShader')
    mx.inputs[0].default_value = trans
    L(nt, p.outputs[0], mx.inputs[1])
    L(nt, t.outputs[0], mx.inputs[2])
    L(nt, mx.outputs[0], out.inputs[0])
    return m
# ---------------------------------------------------------------- mesh

def link(o, coll=None):
    (coll or bpy.context.scene.collection).objects.link(o)
    return o

def obj(name, me, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, mat=None):
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if mat and (not me.materials):
        me.materials.append(mat)
    return link(o)

class MB:

    def __init__(s):
        s.v = []
        s.f = []
        s.c = []
        s.mi = []
        s.mats = []

    def mat(s, m):
        if m not in s.mats:
            s.mats.append(m)
        return s.mats.index(m)

    def grid(s, pts, cols, m, close=False):
        """pts[i][j]"""
        b = len(s.v)
        nu = len(pts)
        nv = len(pts[0])
        for r in pts:
            s.v.extend(r)
        for r in cols:
            s.c.extend(r)
        k = s.mat(m)
        for i in range(nu - 1):
            for j in range(nv if close else nv - 1):
                j2 = (j + 1) % nv
                s.f.append((b + i * nv + j, b + i * nv + j2, b + (i + 1) * nv + j2, b + (i + 1) * nv + j))
                s.mi.append(k)

    def tube(s, path, r0, r1, m, n=6, col=(0, 0.5, 0.5, 1)):
        pts = []
        P = [Vector(p) for p in path]
        for i, p in enumerate(P):
            d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            a = d.orthogonal().normalized()
            bb = d.cross(a)
            r = lerp(r0, r1, i / (len(P) - 1))
            if i and pa is not None:
                a = (pa - d * pa.dot(d)).normalized()
                bb = d.cross(a)
            pa = a
            pts.append([tuple(p + (a * math.cos(2 * pi * j / n) + bb * math.sin(2 * pi * j / n)) * r) for j in range(n)])
        s.grid(pts, [[col] * n for _ in P], m, True)

    def mesh(s, name, smooth=True):
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        for m in s.mats:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', s.mi)
        if smooth:
            me.polygons.foreach_set('use_smooth', [True] * len(s.f))
        if s.c:
            a = me.color_attributes.new('pc', 'FLOAT_COLOR', 'POINT')
            a.data.foreach_set('color', np.array(s.c, np.float32).ravel())
        me.update()
        return me

def lathe(name, prof, mat, seg=64, smooth=True, wob=None):
    mb = MB()
    pts = []
    for i, (r, z) in enumerate(prof):
        pts.append([(r * (1 + (wob(2 * pi * j / seg, z) if wob else 0)) * math.cos(2 * pi * j / seg), r * (1 + (wob(2 * pi * j / seg,
                z) if wob else 0)) * math.sin(2 * pi * j / seg), z) for j in range(seg)])
    mb.grid(pts, [[(i / len(prof), 0.5, 0.5, 1)] * seg for i in range(len(prof))], mat, True)
    me = mb.mesh(name, smooth)
    return me

def smoothprof(pts, n=6):
    """Catmull-Rom through profile points"""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n
            a, b, c, d = (P[i - 1], P[i], P[i + 1], P[i + 2])
            out.append(tuple((0.5 * (2 * b[q] + (-a[q] + c[q]) * t + (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t + (-a[q] + 3 * b[q] - 3 * c[q] + d[q]) * t ** 3) for q in (0,
                    1))))
    out.append(pts[-1])
    return out

def rbox(name, sx, sy, sz, mat, bev=0.01, seg=3, loc=(0, 0, 0), rot=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    x, y, z = (sx / 2, sy / 2, sz / 2)
    me.from_pydata([(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], [], [(0, 3, 2, 1), (4, 5, 6,
            7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    me.materials.append(mat)
    o = obj(name, me, loc, rot)
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = bev
        b.segments = seg
        b.limit_method = 'NONE'
        me.polygons.foreach_set('use_smooth', [True] * 6)
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(40)
    return o

def plane(sx, sy, mat, loc=(0, 0, 0), rot=(0, 0, 0), name='plane'):
    me = bpy.data.meshes.new(name)
    me.from_pydata([(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    uv.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    return obj(name, me, loc, rot, 1, mat)

def sphere(r, mat, loc=(0, 0, 0), seg=24, name='sph', scale=1):
    k = 'S%d_%s_%g' % (seg, mat.name, r)
    me = bpy.data.meshes.get(k)
    if not me:
        h = seg // 2
        me = lathe(k, [(r * math.sin(pi * i / h), -r * math.cos(pi * i / h)) for i in range(h + 1)], mat, seg)
    return obj(name, me, loc, (0, 0, 0), scale)

def scatter(child, xf, name='sc'):
    """instance child on xf: list of (loc,Quaternion|Euler|rotz,scale)"""
    v = []
    f = []
    for loc, q, s in xf:
        if isinstance(q, (int, float)):
            q = Euler((0, 0, q)).to_quaternion()
        elif isinstance(q, Euler):
            q = q.to_quaternion()
        b = len(v)
        l = Vector(loc)
        for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
            v.append(l + q @ Vector((x * s, y * s, 0)))
        f.append((b, b + 1, b + 2, b + 3))
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(a) for a in v], [], f)
    p = link(bpy.data.objects.new(name, me))
    p.instance_type = 'FACES'
    p.use_instance_faces_scale = True
    p.instance_faces_scale = 1
    p.show_instancer_for_render = False
    child.parent = p
    return p
# ---------------------------------------------------------------- petals, flowers

def prof_rose(u):
    return (u + 0.05) ** 0.55 * (1 - u ** 4) ** 0.5 * 1.03

def prof_point(u):
    return (u + 0.03) ** 0.7 * (1 - u ** 1.7) ** 0.9 * 1.35

def prof_round(u):
    return (u + 0.04) ** 0.5 * (1 - u ** 3.5) ** 0.5 * 1.1

def prof_strap(u):
    return min(1, (u + 0.12) * 2.2) ** 0.6 * (1 - u ** 4) ** 0.6

def petal(mb, m, Ln, W, az, r0=0.02, z0=0, tilt=0, bend=0, curl=0, cup=0.8, ruf=0.0, prof=prof_rose, nu=9, nv=9, t=0.5, rnd=0.5, rng=random, notch=0):
    th = tilt
    y = r0
    z = z0
    pts = []
    cols = []
    ca, sa = (math.cos(az), math.sin(az))
    ph = rng.random() * 10
    du = 1 / (nu - 1)
    up = 0
    for i in range(nu):
        u = 1 - (1 - i * du) ** 1.6
        th = tilt + bend * u + curl * u ** 4
        if i:
            y += Ln * (u - up) * math.sin(th)
            z += Ln * (u - up) * math.cos(th)
        up = u
        w = W * max(prof(u), 0.0) * 0.5 + 1e-05
        row = []
        cr = []
        cp = max(cup * (1 - 0.25 * u), 0.02)
        R = w / cp
        for j in range(nv):
            v = -1 + 2 * j / (nv - 1)
            a = v * cp
            x = R * math.sin(a)
            d = R * (1 - math.cos(a))
            e = ruf * Ln * (abs(v) * 0.6 + u * 0.6) * u * math.sin(ph + v * 2.6 + u * 2.2) + ruf * 0.35 * Ln * u * u * math.sin(ph * 2 + v * 4.6)
            nt = -notch * Ln * u ** 6 * (1 - abs(v))
            yy = y - (d + e) * math.cos(th) + nt * math.sin(th)
            zz = z + (d + e) * math.sin(th) + nt * math.cos(th)
            row.append((x * ca - yy * -sa * -1 if False else x * ca - yy * sa, x * sa + yy * ca, zz))
            cr.append((u, t, rnd, 1))
        pts.append(row)
        cols.append(cr)
    mb.grid(pts, cols, m)

def rose(m, seed=0, n=42, openness=0.5, res=9, ruf=0.035, leafm=None, sepal=True):
    """garden rose / peony-like; unit radius ~0.5, head centre near z=.25"""
    r = random.Random(seed)
    mb = MB()
    ga = rad(137.5)
    for k in range(n):
        t = k / (n - 1)
        o = openness
        tilt = lerp(rad(2), rad(52 + 28 * o), t ** 1.15) + r.uniform(-0.07, 0.07)
        bend = lerp(rad(-62), rad(-18 + 14 * o), t ** 0.8) + r.uniform(-0.1, 0.1)
        curl = lerp(0, rad(50), max(0, t - 0.4) / 0.6) * r.uniform(0.5, 1.3)
        Ln = lerp(0.3, 0.62, t ** 0.6) * r.uniform(0.93, 1.06)
        W = lerp(0.26, 0.66, t ** 0.75) * r.uniform(0.9, 1.1)
        petal(mb, m, Ln, W, k * ga + r.uniform(-0.2, 0.2), r0=0.015 + 0.05 * t, z0=0.1 - 0.1 * t, tilt=tilt, bend=bend, curl=curl, cup=lerp(1.5, 0.75,
                t), ruf=ruf * lerp(0.6, 1.3, t), nu=res, nv=res, t=t, rnd=r.random(), rng=r)
    if leafm and sepal:
        for k in range(5):
            petal(mb, leafm, 0.4, 0.14, k * 2 * pi / 5 + 0.3, r0=0.03, z0=-0.04, tilt=rad(75), bend=rad(30), cup=0.3, prof=prof_point, nu=6, nv=4,
                    t=0.5, rng=r)
    return mb.mesh('rose%d' % seed)

def ranunc(m, cm, seed=0, n=70, res=7):
    r = random.Random(seed)
    mb = MB()
    ga = rad(137.5)
    for k in range(n):
        t = k / (n - 1)
        petal(mb, m, lerp(0.16, 0.44, t ** 0.7), lerp(0.14, 0.42, t ** 0.7), k * ga, r0=0.01 + 0.05 * t, z0=0.08 - 0.06 * t, tilt=lerp(rad(0),
                rad(68), t ** 1.1), bend=lerp(rad(-80), rad(-48), t), curl=0, cup=lerp(1.4, 0.9, t), ruf=0.02, prof=prof_round, nu=res, nv=res, t=t,
                rnd=r.random(), rng=r)
    return mb.mesh('ran%d' % seed)

def dahlia(m, seed=0, n=90, res=6):
    r = random.Random(seed)
    mb = MB()
    ga = rad(137.5)
    for k in range(n):
        t = (k + 1) / n
        petal(mb, m, lerp(0.08, 0.46, t ** 0.7), lerp(0.06, 0.19, t ** 0.6), k * ga, r0=0.01 + 0.06 * t, z0=0.1 - 0.1 * t, tilt=lerp(rad(5), rad(92),
                t ** 0.8), bend=lerp(rad(-30), rad(-10), t), cup=1.2, prof=prof_point, nu=res, nv=5, t=t, rnd=r.random(), rng=r)
    return mb.mesh('dah%d' % seed)

def anemone(m, cm, seed=0, res=9):
    r = random.Random(seed)
    mb = MB()
    for k in range(9):
        petal(mb, m, 0.5 * r.uniform(0.92, 1.06), 0.42, k * rad(137.5), r0=0.03, z0=0.02 - 0.004 * k, tilt=rad(lerp(50, 72, k / 8)), bend=rad(-14),
                curl=rad(10), cup=0.55, ruf=0.05, nu=res, nv=res, t=0.9, rnd=r.random(), rng=r)
    h = 8
    mb.grid([[(0.075 * math.sin(pi * i / h) * math.cos(2 * pi * j / 12), 0.075 * math.sin(pi * i / h) * math.sin(2 * pi * j / 12),
            0.06 - 0.06 * math.cos(pi * i / h)) for j in range(12)] for i in range(h + 1)], [[(0.5, 0.5, 0.5, 1)] * 12] * (h + 1), cm, True)
    for k in range(40):
        a = r.random() * 2 * pi
        rr = r.uniform(0.09, 0.16)
        d = Vector((math.cos(a), math.sin(a), 0))
        mb.tube([d * 0.05 + Vector((0, 0, 0.05)), d * rr + Vector((0, 0, 0.09))], 0.003, 0.003, cm, 3)
        b = d * rr + Vector((0, 0, 0.09))
        mb.tube([b + Vector((0, 0, -0.008)), b, b + Vector((0, 0, 0.012))], 0.009, 0.009, cm, 5)
    return mb.mesh('ane%d' % seed)

def five(m, cm, seed=0, n=5, res=5, L_=0.5, W_=0.42):
    r = random.Random(seed)
    mb = MB()
    for k in range(n):
        petal(mb, m, L_, W_, k * 2 * pi / n, r0=0.03, tilt=rad(60), bend=rad(10), cup=0.4, ruf=0.04, nu=res, nv=res, prof=prof_round, t=0.9,
                rnd=r.random(), rng=r)
    mb.tube([(0, 0, 0), (0, 0, 0.05), (0, 0, 0.09)], 0.06, 0.03, cm, 6)
    return mb.mesh('five%d' % seed)

def sprig(m, sm, seed=0, kind='euc', Ln=1.0, n=9):
    """leafy stem along +z with gentle bend; kind euc|olive|ruscus|fern"""
    r = random.Random(seed)
    mb = MB()
    bx = r.uniform(-0.25, 0.25)
    by = r.uniform(0.1, 0.35)
    P = lambda t: Vector((bx * t * t * Ln, by * t * t * Ln, t * Ln))
    mb.tube([P(i / 8) for i in range(9)], 0.011 * Ln, 0.004 * Ln, sm, 5)
    for k in range(n):
        t = lerp(0.18, 1, k / (n - 1))
        p = P(t)
        for sgn in (0, 1):
            az = k * rad(75) + sgn * pi + r.uniform(-0.4, 0.4)
            sub = MB()
            if kind == 'euc':
                petal(sub, m, lerp(0.22, 0.13, t) * Ln * r.uniform(0.85, 1.15), lerp(0.21, 0.12, t) * Ln, az, r0=0.02 * Ln, tilt=rad(r.uniform(45,
                        75)), bend=rad(r.uniform(0, 25)), cup=0.25, ruf=0.02, prof=prof_round, nu=6, nv=5, t=r.random(), rnd=r.random(), rng=r)
            elif kind == 'olive':
                petal(sub, m, lerp(0.3, 0.2, t) * Ln * r.uniform(0.85, 1.15), 0.075 * Ln, az, r0=0.01 * Ln, tilt=rad(r.uniform(30, 60)),
                        bend=rad(r.uniform(0, 40)), cup=0.3, prof=prof_point, nu=7, nv=4, t=r.random(), rnd=r.random(), rng=r)
            else:
                petal(sub, m, lerp(0.3, 0.16, t) * Ln * r.uniform(0.9, 1.1), 0.14 * Ln, az, r0=0.01 * Ln, tilt=rad(r.uniform(40, 65)),
                        bend=rad(r.uniform(10, 40)), cup=0.4, prof=prof_point, nu=7, nv=5, t=r.random(), rnd=r.random(), rng=r)
            b = len(mb.v)
            mb.v.extend([(x + p.x, y + p.y, z + p.z) for x, y, z in sub.v])
            mb.c.extend(sub.c)
            ki = mb.mat(m)
            mb.f.extend([tuple((q + b for q in f)) for f in sub.f])
            mb.mi.extend([ki] * len(sub.f))
    return mb.mesh('sprig%d' % seed)

def gyps(m, sm, seed=0, n=40, Ln=1):
    """airy filler (baby's breath): branching stems with dots"""
    r = random.Random(seed)
    mb = MB()
    for k in range(n):
        t = r.uniform(0.3, 0.6)
        a = r.random() * 2 * pi
        s = r.uniform(0.05, 0.38)
        e = Vector((s * math.cos(a), s * math.sin(a), r.uniform(0.75, 1.08) - s * 0.4)) * Ln
        b = Vector((0, 0, t * 0.8 * Ln))
        mb.tube([b, b.lerp(e, 0.5) + Vector((0, 0, 0.03 * Ln)), e], 0.004 * Ln, 0.003 * Ln, sm, 3)
        q = r.uniform(0.016, 0.03) * Ln
        mb.grid([[tuple(e + Vector((q * math.sin(pi * i / 4) * math.cos(2 * pi * j / 6), q * math.sin(pi * i / 4) * math.sin(2 * pi * j / 6),
                -q * math.cos(pi * i / 4)))) for j in range(6)] for i in range(5)], [[(0.9, 0.9, r.random(), 1)] * 6] * 5, m, True)
    mb.tube([(0, 0, 0), (0, 0, 0.5 * Ln)], 0.008 * Ln, 0.006 * Ln, sm, 4)
    return mb.mesh('gyp%d' % seed)
def _pal(a, b, c, w, leaf, leaf2, fill):
    return dict(a=a, b=b, c=c, w=w, leaf=leaf, leaf2=leaf2, fill=fill)

# flowers: a = hero, b = second, c = accent, w = white (base, tip, heart each); leaf and leaf2 = the two greens; fill = the airy filler
PAL = {
    'blush': _pal(('f0a692', 'fcd9cd', 'ee9076'), ('f8dcc2', 'fff3e6', 'f5c8a0'), ('d9776e', 'eea598', 'bf5550'), ('fbf3e6', 'fffdf8', 'f8e8cc'),
                  ('5d7358', '8ea087'), ('3f5a35', '6d8752'), ('fff7ee', 'ffffff')),
    'berry': _pal(('7a1f3d', 'b23a5e', '571029'), ('e3a0a8', 'f6d3d3', 'cf7f8d'), ('a4435d', 'c96a7f', '7a2944'), ('f5e6e0', 'fff8f4', 'eccfc4'),
                  ('4b6350', '7d947f'), ('34502f', '5b7a46'), ('f3d7dc', 'fbeaec')),
    'white': _pal(('efe9da', 'ffffff', 'e9e0c0'), ('f6f0e3', 'fffdf8', 'efe6cc'), ('e9ead2', 'fafbee', 'd9ddb0'), ('f6f3ec', 'ffffff', 'efe9d4'),
                  ('587052', '86a07c'), ('3c5a33', '678a50'), ('ffffff', 'ffffff')),
    'sunset': _pal(('e8743b', 'f6b07a', 'c9522a'), ('f2b441', 'fbdc94', 'e08f2a'), ('c8452f', 'e57a5c', '9d2d22'), ('f9e6cf', 'fff6e6', 'f3d3a8'),
                   ('5f7048', '8e9a68'), ('46602f', '748a45'), ('f8dfae', 'fff2d2')),
    'lilac': _pal(('a58bc2', 'd8c9e8', '8467a8'), ('c9b7dd', 'efe7f7', 'b39ccf'), ('7d6aa8', 'a99bd0', '5e4b8b'), ('f3eef6', 'ffffff', 'e6dcf0'),
                  ('5f7a6a', '93a99b'), ('40604a', '6d8c70'), ('eee6f8', 'ffffff')),
    'sage': _pal(('f1ead0', 'fffdf0', 'e2dcae'), ('dfe6c4', 'f6f9e6', 'cbd6a4'), ('b9c79a', 'dbe4c4', '9fb07c'), ('f7f4e8', 'ffffff', 'eee9d2'),
                 ('6f8a6c', 'a3b79c'), ('4f6f48', '86a273'), ('f4f6e6', 'ffffff')),
    'terracotta': _pal(('b5573a', 'd98a68', '8f3d26'), ('e0a274', 'f4d0ac', 'cb8150'), ('8c3b2a', 'b86a4e', '6a281c'), ('f4e4cf', 'fff6e8', 'e6cba8'),
                       ('76794f', 'a5a27a'), ('56602f', '828a4c'), ('e9d2ae', 'f8ead2')),
    'navy': _pal(('f2eee4', 'ffffff', 'e6dcc0'), ('8ea6c6', 'c9d6e6', '6f8ab2'), ('3f5788', '7088b4', '2a3d68'), ('f6f4ee', 'ffffff', 'ece6d6'),
                 ('56746c', '8ba79e'), ('37584a', '648a74'), ('dfe7f0', 'ffffff')),
    'peach': _pal(('f7b183', 'fddcc0', 'f1935e'), ('fbd7a8', 'fff1da', 'f6c07f'), ('ee8c68', 'f8b89c', 'd96a48'), ('fdf2e0', 'fffdf6', 'f8e3bd'),
                  ('6d8360', '9cae8c'), ('4a663a', '7a9458'), ('fff0d8', 'fffaf0')),
    'winter': _pal(('f3f0e8', 'ffffff', 'e4dec8'), ('8a1f2c', 'b8444c', '62101c'), ('6a1622', '94303a', '480c14'), ('f7f5f0', 'ffffff', 'e9e5d8'),
                   ('33503c', '5f7d66'), ('21402c', '47694c'), ('eef0ea', 'ffffff')),
    'magenta': _pal(('d8457e', 'f28bb0', 'b02a60'), ('f3a24e', 'fccf94', 'e0802e'), ('b5306a', 'e0669a', '8a1c4c'), ('fbeadf', 'fff9f2', 'f4d2bd'),
                    ('55753f', '86a066'), ('3a5f2e', '6a8f48'), ('fbd9e4', 'fff2f5')),
    'butter': _pal(('f3d67a', 'fcf0bc', 'e8bd4c'), ('f8e9b4', 'fffae2', 'f0d98a'), ('eab858', 'f8dc98', 'd49a34'), ('faf5e4', 'fffef8', 'f3ecc8'),
                   ('64805a', '98af86'), ('46683a', '78985a'), ('fdf6d8', 'ffffff')),
}

# cloths, paint and drinks that go with each palette
def _tone(nap, cloth, wool, lapel, bg, enamel, board, drinks):
    return dict(nap=nap, cloth=cloth, wool=wool, lapel=lapel, bg=bg, enamel=enamel, board=board, drinks=drinks)

TONE = {
    'blush': _tone('d9a79c', 'e6dccf', '2f3a4f', '34405a', 'ecdcd2', 'd98f7c', 'fbf4ec', ('f7a58e', 'fbd49a', 'f6e6b4')),
    'berry': _tone('8f3b52', 'dcd2cc', '2c2c34', '32323c', 'e6d8d8', '8f2f4c', '5a2236', ('c22f52', 'f2a0a8', '8f1638')),
    'white': _tone('b9c3ae', 'd4d8cc', '5f6a66', '67736e', 'e6e6de', '8ea392', '3c4a40', ('f3ecb8', 'e9f0c4', 'f9e7a8')),
    'sunset': _tone('c9774e', 'e8d8c0', '4a3a30', '54423a', 'efe0cc', 'd9782f', 'fbf1e2', ('f28a3c', 'f6c14a', 'd9502e')),
    'lilac': _tone('a79bc2', 'dcd8e2', '4a4f63', '52586e', 'e2deea', '8f86b5', 'f4f0f7', ('b79adf', 'f0c6d8', 'd9c2f2')),
    'sage': _tone('a3b294', 'dcdfd0', '4d5a4c', '566455', 'e2e6da', '8fa485', '56664f', ('dfe8a8', 'f4f0c0', 'c6dc9a')),
    'terracotta': _tone('b3694a', 'e4d4c2', '453a34', '50443c', 'ecdccb', 'b5603f', 'f7ebdc', ('e07a44', 'f2b070', 'b84a30')),
    'navy': _tone('5b7196', 'dadde0', '24304a', '2b3958', 'dfe3e8', '3f557f', '2c3c5e', ('bcd2ee', 'f0e9c2', '8fb0dc')),
    'peach': _tone('eab08c', 'ecdfce', '54605c', '5e6b66', 'f2e2d2', 'ef9f74', 'fdf3e6', ('fbb37c', 'fdd79c', 'f48d66')),
    'winter': _tone('6e1c28', 'd8d4ca', '22302a', '293a32', 'e2e0d8', '2f5140', '26382e', ('b0202e', 'f0dca8', '7c1220')),
    'magenta': _tone('cf4f84', 'ecdcd6', '2e3444', '363d50', 'f2dfe2', 'cf3f78', 'fdf1ee', ('f0629a', 'f9b25c', 'd8306e')),
    'butter': _tone('e6c56a', 'ebe4d0', '5a5f64', '64696e', 'f2ebd6', 'e8be54', 'fdf8e6', ('f8dc7c', 'fcecb0', 'f2c050')),
}

class Florals:

    def __init__(s, pal='blush', seed=1, res=9, trans=0.35):
        p = PAL[pal]
        s.r = random.Random(seed)
        mm = {k: petalmat('pet_%s_%s' % (pal, k), *p[k], trans=trans) for k in 'abcw'}
        s.leafm = petalmat('leaf1', p['leaf'][0], p['leaf'][1], trans=0.25, rough=0.45, var=0.25)
        s.leafm2 = petalmat('leaf2', p['leaf2'][0], p['leaf2'][1], trans=0.3, rough=0.4, var=0.25)
        s.stem = pbr('stem', '55663f', 0.6)
        cm = pbr('fcent', '2a2330', 0.7)
        cy = pbr('fcenty', 'e2c15a', 0.7)
        fm = petalmat('fill', p['fill'][0], p['fill'][1], trans=0.3)
        s.hero = [rose(mm['a'], seed * 10 + 1, 44, 0.5, res), rose(mm['a'], seed * 10 + 2, 50, 0.75, res), rose(mm['b'], seed * 10 + 3, 40, 0.35,
                res), rose(mm['w'], seed * 10 + 4, 48, 0.6, res), rose(mm['b'], seed * 10 + 9, 46, 0.7, res)]
        s.mid = [ranunc(mm['w'], cm, seed * 10 + 5, 60), ranunc(mm['b'], cm, seed * 10 + 6, 60), rose(mm['c'], seed * 10 + 7, 30, 0.2, max(6,
                res - 2)), ranunc(mm['c'], cm, seed * 10 + 8, 60)]
        s.acc = [anemone(mm['w'], cm, seed * 10 + 1, max(6, res - 1))]
        s.small = [five(mm['w'], cy, seed * 10 + 1), five(mm['b'], cy, seed * 10 + 2), five(fm, cy, seed * 10 + 3)]
        s.leaves = [sprig(s.leafm, s.stem, seed * 10 + i, 'euc') for i in range(3)] + [sprig(s.leafm2, s.stem, seed * 10 + 5 + i, 'olive',
                n=11) for i in range(2)] + [sprig(s.leafm2, s.stem, seed * 10 + 8, 'ruscus', n=8)]
        s.fill = [gyps(fm, s.stem, seed * 10 + i) for i in range(2)]
        s.mm = mm

    def put(s, me, loc, d, size, spin=None, jit=0.25):
        r = s.r
        d = Vector(d).normalized() + Vector((r.uniform(-jit, jit), r.uniform(-jit, jit), r.uniform(-jit, jit)))
        q = d.to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), r.random() * 2 * pi if spin is None else spin)
        o = bpy.data.objects.new(me.name, me)
        o.rotation_mode = 'QUATERNION'
        o.rotation_quaternion = q
        o.location = loc
        o.scale = (size,) * 3
        return link(o)

    def dome(s, c, R, n=26, fs=0.11, squash=(1, 1, 0.8), leaves=26, leafL=1.0, fill=8, zmin=-0.15, acc=0.08, small=14, heroes=0.5, front=None,
            depth=0.75):
        """flower dome: c centre, R radius, fs hero diameter. front: Vector hemisphere to restrict"""
        r = s.r
        c = Vector(c)
        sq = Vector(squash)
        placed = []

        def rd():
            while 1:
                d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1)))
                if d.length < 0.01:
                    continue
                d.normalize()
                if d.z >= zmin and (front is None or d.dot(front) > -0.15):
                    return d

        def place(lst, size, k, jit=0.2, tries=60, ov=0.72):
            for _ in range(k):
                for _ in range(tries):
                    d = rd()
                    p = c + Vector((d.x * sq.x, d.y * sq.y, d.z * sq.z)) * R
                    sz = size * r.uniform(0.85, 1.15)
                    if all(((p - q).length > (sz + z) * 0.5 * ov for q, z in placed)):
                        placed.append((p, sz))
                        nrm = Vector((d.x / sq.x, d.y / sq.y, d.z / sq.z)).normalized()
                        nrm.z += 0.15
                        s.put(r.choice(lst), p - nrm * sz * 0.22 + nrm * r.uniform(-0.1, 0.22) * sz, nrm, sz * 1.05, jit=jit)
                        break
        nh = int(n * heroes)
        place(s.hero, fs, nh)
        place(s.acc, fs * 0.85, int(n * acc))
        place(s.mid, fs * 0.62, n - nh, ov=0.7)
        place(s.small, fs * 0.3, small, ov=0.6)
        for _ in range(leaves):
            d = rd()
            nrm = Vector((d.x, d.y, d.z * 0.9))
            s.put(r.choice(s.leaves), c + Vector((d.x * sq.x, d.y * sq.y, d.z * sq.z)) * R * r.uniform(0.35, 0.7), nrm, R * leafL * r.uniform(0.6,
                    1.1), jit=0.35)
        for _ in range(fill):
            d = rd()
            s.put(r.choice(s.fill), c + Vector((d.x * sq.x, d.y * sq.y, d.z * sq.z)) * R * 0.45, d, R * r.uniform(0.75, 1.05), jit=0.25)
        return placed

    def garland(s, path, w, n=60, fs=0.09, leaves=120, leafL=0.22, flow=0.45):
        """greenery runner along path(t)->Vector"""
        r = s.r
        for k in range(leaves):
            t = r.random()
            p = path(t)
            d = (path(min(1, t + 0.02)) - path(max(0, t - 0.02))).normalized()
            sd = 1 if r.random() < 0.5 else -1
            side = d.cross(Vector((0, 0, 1)))
            if side.length < 0.1:
                side = Vector((r.uniform(-1, 1), r.uniform(-1, 1), 0))
            side.normalize()
            v = d * sd * r.uniform(0.5, 1) + side * r.uniform(-0.9, 0.9) + Vector((0, 0, r.uniform(0.0, 0.5)))
            s.put(r.choice(s.leaves), p + side * r.uniform(-w, w) * 0.5, v, leafL * r.uniform(0.7, 1.2), jit=0.15)
        pl = []
        for k in range(n):
            for _ in range(40):
                t = r.random()
                p = path(t)
                d = (path(min(1, t + 0.02)) - path(max(0, t - 0.02))).normalized()
                side = d.cross(Vector((0, 0, 1)))
                side = side.normalized() if side.length > 0.1 else Vector((1, 0, 0))
                h = r.random() < flow
                sz = fs * (r.uniform(0.85, 1.15) if h else r.uniform(0.5, 0.7))
                a = r.uniform(-1, 1)
                q = p + side * a * w * 0.5 + Vector((0, 0, w * 0.28 * (1 - a * a)))
                if all(((q - x).length > (sz + y) * 0.36 for x, y in pl)):
                    pl.append((q, sz))
                    s.put(r.choice(s.hero if h else s.mid), q, side * a + Vector((0, 0, 0.9)), sz, jit=0.3)
                    break
# ---------------------------------------------------------------- light, camera, render

def sun(az, el, strength, color='ffd2a0', angle=2):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = strength
    l.color = _c(color)[:3]
    l.angle = rad(angle)
    o = link(bpy.data.objects.new('sun', l))
    d = Vector((math.cos(rad(el)) * math.cos(rad(az)), math.cos(rad(el)) * math.sin(rad(az)), math.sin(rad(el))))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o

def area(loc, target, size, power, color='fff1dd', sy=None, cam=False, spread=180):
    l = bpy.data.lights.new('area', 'AREA')
    l.energy = power
    l.color = _c(color)[:3]
    l.size = size
    l.spread = rad(spread)
    if sy:
        l.shape = 'RECTANGLE'
        l.size_y = sy
    o = link(bpy.data.objects.new('area', l))
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    o.visible_camera = cam
    return o

def point(loc, power, color='ffb469', r=0.03):
    l = bpy.data.lights.new('pt', 'POINT')
    l.energy = power
    l.color = _c(color)[:3]
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new('pt', l))
    o.location = loc
    o.visible_camera = False
    return o

def spot(loc, target, power, color, angle=20, blend=0.4, r=0.05):
    l = bpy.data.lights.new('sp', 'SPOT')
    l.energy = power
    l.color = _c(color)[:3]
    l.spot_size = rad(angle)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new('sp', l))
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return o

def world_color(c, s=1):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = _c(c)
    b.inputs[1].default_value = s
    return w

def world_sky(el=6, az=0, s=0.3, disc=False, dust=2, ozone=1, air=1):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    b = nt.nodes['Background']
    t = nt.nodes.new('ShaderNodeTexSky')
    t.sky_type = 'NISHITA'
    t.sun_elevation = rad(el)
    t.sun_rotation = rad(90 - az)
    t.sun_disc = disc
    t.dust_density = dust
    t.ozone_density = ozone
    t.air_density = air
    t.altitude = 50
    nt.links.new(t.outputs[0], b.inputs[0])
    b.inputs[1].default_value = s
    return w

def world_grad(stops, s=1, sunaz=None, glow='ffb070', glow_s=0, glow_w=0.5, clouds=0, cloudcol='ffd9c0'):
    """painted sky: stops [(elevation -1..1 -> 0..1 position,color)] plus a glow around the sun azimuth and soft clouds"""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    b = nt.nodes['Background']
    tc = N(nt, 'ShaderNodeTexCoord')
    sp = N(nt, 'ShaderNodeSeparateXYZ')
    L(nt, tc.outputs['Generated'], sp.inputs[0])
    mr = N(nt, 'ShaderNodeMapRange')
    mr.inputs[1].default_value = -0.1
    mr.inputs[2].default_value = 0.9
    L(nt, sp.outputs[2], mr.inputs[0])
    cr = N(nt, 'ShaderNodeValToRGB')
    e = cr.color_ramp.elements
    while len(e) < len(stops):
        e.new(0.5)
    for i, (p, c) in enumerate(stops):
        e[i].position = p
        e[i].color = _c(c)
    cr.color_ramp.interpolation = 'EASE'
    L(nt, mr.outputs[0], cr.inputs[0])
    last = cr.outputs[0]
    if clouds:
        mp = N(nt, 'ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1, 1, 5)
        L(nt, tc.outputs['Generated'], mp.inputs[0])
        nz = N(nt, 'ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = 2.2
        nz.inputs['Detail'].default_value = 9
        nz.inputs['Roughness'].default_value = 0.56
        L(nt, mp.outputs[0], nz.inputs[0])
        r2 = N(nt, 'ShaderNodeMapRange')
        r2.inputs[1].default_value = 0.5
        r2.inputs[2].default_value = 0.75
        r2.inputs[4].default_value = clouds
        L(nt, nz.outputs[0], r2.inputs[0])
        mx = N(nt, 'ShaderNodeMixRGB')
        mx.inputs[2].default_value = _c(cloudcol)
        L(nt, r2.outputs[0], mx.inputs[0])
        L(nt, last, mx.inputs[1])
        last = mx.outputs[0]
    if glow_s:
        d = N(nt, 'ShaderNodeVectorMath', operation='DOT_PRODUCT')
        nm = N(nt, 'ShaderNodeVectorMath', operation='NORMALIZE')
        L(nt, tc.outputs['Generated'], nm.inputs[0])
        L(nt, nm.outputs[0], d.inputs[0])
        az, el = sunaz
        d.inputs[1].default_value = (math.cos(rad(el)) * math.cos(rad(az)), math.cos(rad(el)) * math.sin(rad(az)), math.sin(rad(el)))
        r3 = N(nt, 'ShaderNodeMapRange')
        r3.inputs[1].default_value = 1 - glow_w
        r3.inputs[2].default_value = 1
        L(nt, d.outputs['Value'], r3.inputs[0])
        pw = N(nt, 'ShaderNodeMath', operation='POWER')
        pw.inputs[1].default_value = 3
        L(nt, r3.outputs[0], pw.inputs[0])
        ml = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
        ml.inputs[1].default_value = glow_s
        L(nt, pw.outputs[0], ml.inputs[0])
        gl = N(nt, 'ShaderNodeMixRGB', blend_type='ADD')
        gl.inputs[2].default_value = _c(glow)
        L(nt, ml.outputs[0], gl.inputs[0])
        gl.use_clamp = False
        L(nt, last, gl.inputs[1])
        last = gl.outputs[0]
    L(nt, last, b.inputs[0])
    b.inputs[1].default_value = s
    return w

def camera(loc, target, lens=50, fstop=2.0, focus=None, roll=0, blades=0):
    # environment CAM="x,y,z/tx,ty,tz/lens/fstop[/fx,fy,fz]" replaces the scene's own camera
    if os.environ.get('CAM'):
        q = os.environ['CAM'].split('/')
        v = lambda t: tuple((float(a) for a in t.split(',')))
        loc = v(q[0])
        target = v(q[1])
        lens = float(q[2])
        fstop = float(q[3])
        focus = v(q[4]) if len(q) > 4 else target
    c = bpy.data.cameras.new('cam')
    o = link(bpy.data.objects.new('cam', c))
    o.location = loc
    q = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y')
    o.rotation_euler = (q @ Quaternion((0, 0, 1), rad(roll))).to_euler()
    c.lens = lens
    c.clip_end = 2000
    c.clip_start = 0.01
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus if focus is not None else target) - Vector(loc)).length
        c.dof.aperture_blades = blades
    bpy.context.scene.camera = o
    return o

def gblur(a, s):
    if s > 6:
        h, w = a.shape[:2]
        h2, w2 = (h // 4 * 4, w // 4 * 4)
        d = a[:h2, :w2].reshape(h2 // 4, 4, w2 // 4, 4, 3).mean(axis=(1, 3))
        d = gblur(d, s / 4)
        yi = np.clip((np.arange(h) + 0.5) / 4 - 0.5, 0, d.shape[0] - 1)
        xi = np.clip((np.arange(w) + 0.5) / 4 - 0.5, 0, d.shape[1] - 1)
        y0 = yi.astype(int)
        x0 = xi.astype(int)
        y1 = np.minimum(y0 + 1, d.shape[0] - 1)
        x1 = np.minimum(x0 + 1, d.shape[1] - 1)
        fy = (yi - y0)[:, None, None]
        fx = (xi - x0)[None, :, None]
        return (d[y0][:, x0] * (1 - fx) + d[y0][:, x1] * fx) * (1 - fy) + (d[y1][:, x0] * (1 - fx) + d[y1][:, x1] * fx) * fy
    n = int(s * 3) + 1
    k = np.exp(-0.5 * (np.arange(-n, n + 1) / s) ** 2)
    k /= k.sum()
    for ax in (0, 1):
        p = [(0, 0)] * 3
        p[ax] = (n, n)
        ap = np.pad(a, p, mode='edge')
        o = np.zeros_like(a)
        for i, kk in enumerate(k):
            o += kk * (ap[i:i + a.shape[0]] if ax == 0 else ap[:, i:i + a.shape[1]])
        a = o
    return a

def render(path, w=600, h=450, spp=64, exposure=0, look='Medium High Contrast', bloom=0.12, bthr=1.2, warm=(1, 1, 1), vig=0.25, clamp=6, bounces=5,
        grain=0.012, prefilter=True, sat=1.14, view='Filmic', threshold=0.04):
    # environment: OUT (file), W, H, SPP, EXPO (exposure offset), PREFILTER=1 (denoise the guide passes first: slower, a little cleaner)
    prefilter = os.environ.get('PREFILTER', '0') == '1'
    path = os.environ.get('OUT') or path + '.png'
    exposure += float(os.environ.get('EXPO', 0))
    w = int(os.environ.get('W', w))
    h = int(os.environ.get('H', h))
    spp = int(os.environ.get('SPP', spp))
    s = bpy.context.scene
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = 100
    c = s.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = threshold
    c.adaptive_min_samples = min(spp, 16)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = max(8, bounces)
    c.transparent_max_bounces = 12
    c.sample_clamp_indirect = clamp
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1
    s.render.threads_mode = 'FIXED'
    s.render.threads = 2
    s.render.use_persistent_data = False
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    td = tempfile.mkdtemp(prefix='art')
    fo.base_path = td
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGB'
    fo.file_slots.clear()
    for nme, sock in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')):
        fo.file_slots.new(nme)
        nt.links.new(rl.outputs[sock], fo.inputs[nme])
    co = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    t = time.time()
    bpy.ops.render.render()
    tr = time.time() - t

    def ld(k):
        im = bpy.data.images.load('%s/%s0001.exr' % (td, k))
        im.colorspace_settings.name = 'Non-Color'
        a = np.empty(w * h * im.channels, np.float32)
        im.pixels.foreach_get(a)
        return a.reshape(h, w, im.channels)[:, :, :3].copy()
    s.frame_set(1)
    col = ld('c')
    t = time.time()
    img = oidn_np.denoise(col, ld('a'), ld('n'), prefilter)
    tdn = time.time() - t
    img = img * np.array(warm, np.float32)
    if bloom:
        br = np.minimum(np.maximum(img - bthr, 0), 12)
        k = w / 1200
        img = img + bloom * (0.5 * gblur(br, 6 * k) + 0.3 * gblur(br, 24 * k) + 0.2 * gblur(br, 80 * k))
    if sat != 1:
        lum = (img * [0.2126, 0.7152, 0.0722]).sum(2, keepdims=True)
        img = np.maximum(lum + (img - lum) * sat, 0)
    yy, xx = np.mgrid[0:h, 0:w]
    rr = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) * 2
    img = img * (1 - vig * rr ** 1.4)[:, :, None]
    if grain:
        img = img * (1 + grain * np.random.default_rng(1).standard_normal((h, w, 1)))
    img = np.maximum(img, 0)
    im = bpy.data.images.new('o', w, h, float_buffer=True, alpha=False)
    a = np.ones((h, w, 4), np.float32)
    a[:, :, :3] = img
    im.pixels.foreach_set(a.ravel())
    im.update()
    s.view_settings.view_transform = view
    s.view_settings.look = look if view == 'Filmic' else 'None'
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    s.use_nodes = False
    im.save_render(path, scene=s)
    print('RENDERED %s %dx%d spp%d render %.0fs denoise %.0fs' % (path, w, h, spp, tr, tdn), flush=True)
    import shutil
    shutil.rmtree(td, ignore_errors=True)
# ---------------------------------------------------------------- props

def args(*defs):
    A = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return [type(d)(A[i]) if i < len(A) else d for i, d in enumerate(defs)]
GOLD = 'e0b878'

def gold():
    return pbr('gold', (0.78, 0.585, 0.37, 1), 0.26, 1)

def linen(c='efe8dd', sc=160, st=0.25):
    return pbr('linen_' + c, c, 0.95, spec=0.1, sheen=0.4, bump=(sc, st, 2, 'weave', 0.004))

def wood(name='wood', a='8a6242', b='5a3b25', rough=0.5, scale=1.2):
    m, nt, out = newmat(name)
    tc = N(nt, 'ShaderNodeTexCoord')
    mp = N(nt, 'ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (scale, scale * 8, scale * 8)
    L(nt, tc.outputs['Object'], mp.inputs[0])
    nz = N(nt, 'ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 2.5
    nz.inputs['Detail'].default_value = 8
    nz.inputs['Distortion'].default_value = 1.2
    L(nt, mp.outputs[0], nz.inputs[0])
    mx = N(nt, 'ShaderNodeMixRGB')
    mx.inputs[1].default_value = _c(a)
    mx.inputs[2].default_value = _c(b)
    r = N(nt, 'ShaderNodeMapRange')
    r.inputs[1].default_value = 0.3
    r.inputs[2].default_value = 0.7
    L(nt, nz.outputs[0], r.inputs[0])
    L(nt, r.outputs[0], mx.inputs[0])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    p.inputs['Roughness'].default_value = rough
    L(nt, mx.outputs[0], p.inputs[0])
    b_ = N(nt, 'ShaderNodeBump')
    b_.inputs['Strength'].default_value = 0.06
    L(nt, nz.outputs[0], b_.inputs['Height'])
    L(nt, b_.outputs[0], p.inputs['Normal'])
    L(nt, p.outputs[0], out.inputs[0])
    return m

def marble(name='marble', a='f3efe9', b='b9b2a8', rough=0.2, sc=2.2):
    m, nt, out = newmat(name)
    tc = N(nt, 'ShaderNodeTexCoord')
    nz = N(nt, 'ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = sc
    nz.inputs['Detail'].default_value = 10
    nz.inputs['Distortion'].default_value = 1.6
    L(nt, tc.outputs['Object'], nz.inputs[0])
    ab = N(nt, 'ShaderNodeMath', operation='SUBTRACT')
    ab.inputs[1].default_value = 0.5
    L(nt, nz.outputs[0], ab.inputs[0])
    a2 = N(nt, 'ShaderNodeMath', operation='ABSOLUTE')
    L(nt, ab.outputs[0], a2.inputs[0])
    r = N(nt, 'ShaderNodeMapRange')
    r.inputs[1].default_value = 0
    r.inputs[2].default_value = 0.05
    L(nt, a2.outputs[0], r.inputs[0])
    mx = N(nt, 'ShaderNodeMixRGB')
    mx.inputs[1].default_value = _c(b)
    mx.inputs[2].default_value = _c(a)
    L(nt, r.outputs[0], mx.inputs[0])
    p = N(nt, 'ShaderNodeBsdfPrincipled')
    p.inputs['Roughness'].default_value = rough
    L(nt, mx.outputs[0], p.inputs[0])
    L(nt, p.outputs[0], out.inputs[0])
    return m

def thin(name, tint='ffffff', refl=0.9, glow=None, glow_s=0):
    """thin-walled glass: fresnel mix of transparent and glossy (noise free, cheap)"""
    m, nt, out = newmat(name)
    t = N(nt, 'ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = _c(tint)
    g = N(nt, 'ShaderNodeBsdfGlossy')
    g.inputs[1].default_value = 0.03
    lw = N(nt, 'ShaderNodeLayerWeight')
    lw.inputs[0].default_value = 0.25
    ml = N(nt, 'ShaderNodeMath', operation='MULTIPLY')
    ml.inputs[1].default_value = refl
    L(nt, lw.outputs['Fresnel'], ml.inputs[0])
    mx = N(nt, 'ShaderNodeMixShader')
    L(nt, ml.outputs[0], mx.inputs[0])
    L(nt, t.outputs[0], mx.inputs[1])
    L(nt, g.outputs[0], mx.inputs[2])
    last = mx.outputs[0]
    if glow:
        e = N(nt, 'ShaderNodeEmission')
        e.inputs[0].default_value = _c(glow)
        e.inputs[1].default_value = glow_s
        ad = N(nt, 'ShaderNodeAddShader')
        L(nt, last, ad.inputs[0])
        L(nt, e.outputs[0], ad.inputs[1])
        last = ad.outputs[0]
        m.cycles.sample_as_light = False
    L(nt, last, out.inputs[0])
    return m

class Candles:

    def __init__(s, power=1.2, wax='f6ecd8'):
        s.wax = pbr('wax', wax, 0.4, sss=0.25, emis='ffb060', emis_s=0.06)
        s.fl = emit('flame', 'ffb98a', 22, False)
        s.power = power
        s.gold = gold()
        s.g = None
        s.flame = lathe('flame', [(0.0, 0), (0.004, 0.004), (0.0058, 0.011), (0.0045, 0.02), (0.002, 0.03), (0, 0.036)], s.fl, 12)

    def flm(s, x, y, z, k=1, light=True):
        obj('fl', s.flame, (x, y, z), scale=k)
        if light:
            point((x, y, z + 0.02 * k), s.power, 'ffb060', 0.012)

    def taper(s, x, y, z0, h=0.25, holder=0.1, light=True):
        me = lathe('hold', smoothprof([(0.0, 0), (0.045, 0), (0.042, 0.008), (0.012, 0.014), (0.008, 0.03), (0.014, holder * 0.5), (0.008,
                holder * 0.6), (0.009, holder - 0.012), (0.02, holder - 0.004), (0.018, holder), (0, holder)], 4), s.gold, 32)
        obj('hold', me, (x, y, z0))
        obj('tap', lathe('tap', [(0.0, 0), (0.0105, 0), (0.0085, h * 0.99), (0.006, h), (0, h - 0.002)], s.wax, 20), (x, y, z0 + holder - 0.005))
        s.flm(x, y, z0 + holder + h, light=light)

    def votive(s, x, y, z0, r=0.032, h=0.06, col='ffe9cf', light=True):
        if not s.g:
            s.g = thin('vot', 'fff0e2', 0.8, 'ff8a50', 0.22)
        obj('vot', lathe('vot', [(0, 0.002), (r * 0.8, 0.002), (r, h * 0.4), (r * 0.96, h), (r * 0.9, h), (r * 0.92, h * 0.4), (r * 0.75, 0.008), (0,
                0.008)], s.g, 32), (x, y, z0))
        obj('vw', lathe('vw', [(0, 0.01), (r * 0.74, 0.01), (r * 0.8, h * 0.42), (0, h * 0.42)], s.wax, 24), (x, y, z0))
        s.flm(x, y, z0 + h * 0.42, 0.7, light)

    def pillar(s, x, y, z0, r=0.04, h=0.15, light=True):
        obj('pil', lathe('pil', [(0, 0), (r, 0), (r, h * 0.97), (r * 0.93, h), (r * 0.75, h - 0.004), (0, h - 0.01)], s.wax, 32), (x, y, z0))
        s.flm(x, y, z0 + h - 0.006, 1, light)

def bulbs(path_pts, mat, r=0.022, jit=0, rng=random):
    for p in path_pts:
        sphere(r, mat, Vector(p) + Vector((rng.uniform(-jit, jit), rng.uniform(-jit * 2, jit * 2), rng.uniform(-jit, jit))), 16)

def catenary(a, b, n, sag):
    a = Vector(a)
    b = Vector(b)
    return [a.lerp(b, i / n) - Vector((0, 0, sag * 4 * (i / n) * (1 - i / n))) for i in range(n + 1)]

def wineglass(g, h=0.21, r=0.04):
    return lathe('wg', smoothprof([(0, 0), (r * 0.85, 0.001), (r * 0.8, 0.004), (0.006, 0.009), (0.004, 0.03), (0.004, h * 0.44), (0.012, h * 0.48),
            (r, h * 0.68), (r * 0.92, h * 0.88), (r * 0.78, h)], 5) + smoothprof([(r * 0.76, h), (r * 0.9, h * 0.88), (r * 0.97, h * 0.68), (0.011,
            h * 0.495), (0, h * 0.485)], 5), g, 40)

def coupe(g, h=0.16, r=0.05):
    return lathe('coupe', smoothprof([(0, 0), (r * 0.75, 0.001), (r * 0.7, 0.004), (0.006, 0.01), (0.0038, 0.03), (0.0038, h * 0.58), (0.008,
            h * 0.64), (r * 0.75, h * 0.74), (r, h * 0.88), (r * 0.98, h)], 5) + smoothprof([(r * 0.965, h), (r * 0.985, h * 0.88), (r * 0.74,
            h * 0.755), (0.007, h * 0.665), (0, h * 0.66)], 5), g, 56)

def coupe_liquid(m, h=0.16, r=0.05, f=0.9):
    return lathe('cl', smoothprof([(0, h * 0.662), (0.007, h * 0.667), (r * 0.735, h * 0.757), (r * 0.975, h * 0.87), (r * 0.98, h * f)],
            5) + [(r * 0.95, h * f), (0, h * f)], m, 48)

def plate(m, r=0.14):
    return lathe('plate', smoothprof([(0, 0.004), (r * 0.6, 0.004), (r * 0.66, 0.007), (r * 0.97, 0.02), (r, 0.022)], 5) + smoothprof([(r, 0.02),
            (r * 0.66, 0.001), (r * 0.55, 0), (0, 0)], 4), m, 72)

def grass_clump(m, seed=0, n=40, h=0.09, spread=0.09):
    r = random.Random(seed)
    mb = MB()
    for k in range(n):
        a = r.random() * 2 * pi
        rr = spread * math.sqrt(r.random())
        x, y = (rr * math.cos(a), rr * math.sin(a))
        b = r.random() * 2 * pi
        bend = r.uniform(0.2, 0.9)
        hh = h * r.uniform(0.5, 1.2)
        w = r.uniform(0.0025, 0.0045)
        pts = []
        cs = []
        rn = r.random()
        for i in range(4):
            u = i / 3
            ox = math.cos(b) * bend * hh * u * u
            oy = math.sin(b) * bend * hh * u * u
            ww = w * (1 - u * 0.9)
            px, py = (-math.sin(b) * ww, math.cos(b) * ww)
            pts.append([(x + ox - px, y + oy - py, hh * u), (x + ox + px, y + oy + py, hh * u)])
            cs.append([(u, 0.9, rn, 1)] * 2)
        mb.grid(pts, cs, m)
    return mb.mesh('gc%d' % seed)

def rawmesh(name, co, quads, col, mat, smooth=True):
    me = bpy.data.meshes.new(name)
    nv = len(co)
    nf = len(quads)
    me.vertices.add(nv)
    me.vertices.foreach_set('co', np.ascontiguousarray(co, np.float32).ravel())
    me.loops.add(nf * 4)
    me.loops.foreach_set('vertex_index', np.ascontiguousarray(quads, np.int32).ravel())
    me.polygons.add(nf)
    me.polygons.foreach_set('loop_start', np.arange(nf, dtype=np.int32) * 4)
    me.polygons.foreach_set('loop_total', np.full(nf, 4, np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(nf, bool))
    me.update(calc_edges=True)
    at = me.color_attributes.new('pc', 'FLOAT_COLOR', 'POINT')
    at.data.foreach_set('color', np.ascontiguousarray(col, np.float32).ravel())
    me.materials.append(mat)
    return obj(name, me)

def lawn(x0, x1, y0, y1, m, density=120, seed=0, h=0.07, hole=None, groundc='3f4f22', far=None, zf=None):
    """one merged blade mesh (numpy): fast BVH. density ~ clumps/m2 (x30 blades)"""
    g = np.random.default_rng(seed)
    gm = pbr('ground', groundc, 1, bump=(20, 0.3, 5))
    plane(400, 400, gm, (0, 100, -0.005))
    n = min(int((x1 - x0) * (y1 - y0) * density * 14), 420000)
    t = g.random(n) ** 1.7
    y = y0 + (y1 - y0) * t
    x = (x0 + (x1 - x0) * g.random(n)) * (0.35 + 0.65 * t)
    k = 1 + t * 1.6
    b = g.random(n) * 2 * np.pi
    hh = h * g.uniform(0.45, 1.25, n) * (1 + 0.35 * np.sin(x * 3.1) * np.sin(y * 2.3) * 0.5) * (1 + t * 0.4)
    w = g.uniform(0.0022, 0.004, n) * k
    be = g.uniform(0.15, 0.9, n)
    rn = g.random(n) * 0.6 + 0.4 * (0.5 + 0.5 * np.sin(x * 1.3 + y * 0.7) * np.sin(y * 1.9))
    co = []
    cl = []
    for i, u in enumerate((0, 0.5, 1)):
        ox = np.cos(b) * be * hh * u * u
        oy = np.sin(b) * be * hh * u * u
        ww = w * (1 - 0.85 * u)
        px = -np.sin(b) * ww
        py = np.cos(b) * ww
        z = hh * u + (zf(x, y) if zf else 0)
        co += [np.stack([x + ox - px, y + oy - py, z], 1), np.stack([x + ox + px, y + oy + py, z], 1)]
        cc = np.stack([np.full(n, u), np.full(n, 0.9), rn, np.ones(n)], 1)
        cl += [cc, cc]
    co = np.stack(co, 1).reshape(-1, 3)
    cl = np.stack(cl, 1).reshape(-1, 4)
    base = (np.arange(n) * 6)[:, None]
    q = np.concatenate([base + np.array([0, 1, 3, 2]), base + np.array([2, 3, 5, 4])], 1).reshape(-1, 4)
    return rawmesh('lawn', co, q, cl, m)

def tree(m, bark, seed=0, h=6, cr=2.2, n=1600, ls=0.16, trunk=True):
    """instanced leaf card tree -> list of objects"""
    r = random.Random(seed)
    mb = MB()
    for k in range(14):
        sub = MB()
        petal(sub, m, 1, 0.5, r.random() * 6.28, tilt=r.uniform(0.2, 1.4), bend=0.5, cup=0.4, prof=prof_point, nu=4, nv=3, t=r.random(),
                rnd=r.random(), rng=r)
        o = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * 1.3
        b = len(mb.v)
        mb.v.extend([(x + o.x, y + o.y, z + o.z) for x, y, z in sub.v])
        mb.c.extend(sub.c)
        ki = mb.mat(m)
        mb.f.extend([tuple((q + b for q in f)) for f in sub.f])
        mb.mi.extend([ki] * len(sub.f))
    return mb.mesh('lf%d' % seed)

def foliage(blobs, m, seed=0, per=260, ls=0.14):
    """blobs: [(x,y,z,rx,ry,rz)] -> one merged mesh of diamond leaves on noisy ellipsoid shells"""
    g = np.random.default_rng(seed)
    B = np.array(blobs, float)
    nb = len(B)
    n = nb * per * 6
    bi = g.integers(0, nb, n)
    d = g.standard_normal((n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    k = g.uniform(0.45, 1.05, n) ** 0.6
    c = B[bi, :3] + d * B[bi, 3:] * k[:, None]
    ax = g.standard_normal((n, 3)) * 0.8 + d * 0.8
    ax[:, 2] -= 0.3
    ax /= np.linalg.norm(ax, axis=1, keepdims=True)
    sd = np.cross(ax, g.standard_normal((n, 3)))
    sd /= np.linalg.norm(sd, axis=1, keepdims=True)
    nm = np.cross(ax, sd)
    l = (ls * 0.62 * g.uniform(0.6, 1.35, n))[:, None]
    w = l * 0.24
    co = np.stack([c, c + ax * l * 0.45 + sd * w + nm * w * 0.5, c + ax * l, c + ax * l * 0.45 - sd * w + nm * w * 0.5], 1).reshape(-1, 3)
    rn = g.random(n) * 0.7 + 0.3 * g.random(nb)[bi]
    cl = np.repeat(np.stack([g.random(n), np.full(n, 0.9), rn, np.ones(n)], 1), 4, axis=0)
    q = (np.arange(n) * 4)[:, None] + np.arange(4)
    return rawmesh('foliage', co, q, cl, m, False)

def treeblobs(x, y, h, w, seed=0, n=9):
    r = random.Random(seed)
    return [(x + r.uniform(-0.5, 0.5) * w, y + r.uniform(-0.5, 0.5) * w, h * r.uniform(0.45, 0.95), w * r.uniform(0.28, 0.45), w * r.uniform(0.28,
            0.45), w * r.uniform(0.22, 0.36)) for _ in range(n)]

def chair(m, seatm=None):
    """chiavari-like ceremony chair, one mesh, faces +y"""
    mb = MB()
    w, d, sh, bh = (0.2, 0.2, 0.45, 0.92)
    t = mb.tube
    for sx in (-1, 1):
        t([(sx * w, d, 0), (sx * w * 0.95, d * 0.95, sh)], 0.012, 0.014, m, 8)
        t([(sx * w * 0.95, -d * 1.15, 0), (sx * w * 0.92, -d, sh), (sx * w * 0.9, -d * 1.2, bh)], 0.012, 0.013, m, 8)
        t([(sx * w, d * 0.98, 0.15), (sx * w * 0.95, -d * 1.08, 0.15)], 0.008, 0.008, m, 6)
    for z in (0.62, 0.84, 0.905):
        t([(-w * 0.9, -d * 1.1, z), (w * 0.9, -d * 1.1, z)], 0.01, 0.01, m, 6)
    for i in range(5):
        x = lerp(-w * 0.62, w * 0.62, i / 4)
        t([(x, -d * 1.08, 0.62), (x, -d * 1.12, 0.84)], 0.006, 0.006, m, 6)
    for y in (d * 0.97, -d * 1.08):
        t([(-w, y, 0.2), (w, y, 0.2)], 0.008, 0.008, m, 6)
    sm = seatm or m
    P = lambda a, z, k: [(w * 1.03 * k * c, d * 1.05 * k * s, z) for c, s in a]
    rim = []
    for i in range(32):
        a = 2 * pi * i / 32
        c, s_ = (math.cos(a), math.sin(a))
        q = (abs(c) ** 4 + abs(s_) ** 4) ** (-0.25)
        rim.append((c * q, s_ * q))
    mb.grid([P(rim, sh, 1), P(rim, sh + 0.03, 1.02), P(rim, sh + 0.045, 0.95), P(rim, sh + 0.05, 0.5), P(rim, sh + 0.05, 0.0)], [[(0, 0.5, 0.5,
            1)] * 32] * 5, sm, True)
    return mb.mesh('chair')
